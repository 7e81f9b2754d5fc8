/** The account of the signed-in member. */
import { shellProps } from '@/server/ssr-account';

export { OverviewPage as default } from '@/components/views/account/overview-page';

export const getServerSideProps = shellProps;
