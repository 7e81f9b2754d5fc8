/** The page with the state of the member's subscription. */
import { shellProps } from '@/server/ssr-account';

export { SubscriptionPage as default } from '@/components/views/account/subscription/subscription-page';

export const getServerSideProps = shellProps;
