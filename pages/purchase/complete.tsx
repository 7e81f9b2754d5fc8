/** The page to which a payment page returns. */
import { shellProps } from '@/server/ssr-account';

export { CompletePage as default } from '@/components/views/subscribe/complete-page';

export const getServerSideProps = shellProps;
