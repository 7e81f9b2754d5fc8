/** Coming back from a payment page. */
import { shellProps } from '@/server/ssr-account';

export { CompletePage as default } from '@/components/views/subscribe/complete-page';

export const getServerSideProps = shellProps;
