/** Resends the license keys of purchased games by email. */
import { ResendKeysView } from '@/components/views/texts/resend-keys-view';
import { topicProps } from '@/server/ssr-texts';

export const getServerSideProps = topicProps('help', 'resend-keys');

export default ResendKeysView;
