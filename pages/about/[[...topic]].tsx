/** The about page and its topics. */
import { TextPage } from '@/components/views/texts/text-page';
import { topicProps } from '@/server/ssr-texts';

export const getServerSideProps = topicProps('about');

export default TextPage;
