/** The plans of the Unlimited tier. */
import { offerProps } from '@/server/ssr-purchase';

export { SubscribePage as default } from '@/components/views/subscribe/subscribe-page';

export const getServerSideProps = offerProps;
