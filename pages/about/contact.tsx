/** The contact form. */
import { ContactView } from '@/components/views/texts/contact-view';
import { topicProps } from '@/server/ssr-texts';

export const getServerSideProps = topicProps('about', 'contact');

export default ContactView;
