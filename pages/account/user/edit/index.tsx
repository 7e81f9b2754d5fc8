/** The account of who is signed in. */
import { shellProps } from '@/server/ssr-account';

export { OverviewPage as default } from '@/components/views/account/overview-page';

export const getServerSideProps = shellProps;
