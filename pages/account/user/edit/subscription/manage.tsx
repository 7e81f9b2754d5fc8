/** The page for managing the subscription. */
import { shellProps } from '@/server/ssr-account';

export { ManageSubscriptionPage as default } from '@/components/views/account/subscription/manage-subscription-page';

export const getServerSideProps = shellProps;
