/** The first page of the member's account. */
import { shellProps } from '@/server/ssr-account';

export { OverviewPage as default } from '@/components/views/account/overview-page';

export const getServerSideProps = shellProps;
