/** Keys of bought games, mailed again. */
import { ResendKeysView } from '@/components/views/texts/resend-keys-view';
import { topicProps } from '@/server/ssr-texts';

export const getServerSideProps = topicProps('help', 'resend-keys');

export default ResendKeysView;
