/** The page for exporting a member's data and deleting the account. */
import { shellProps } from '@/server/ssr-account';

export { DataPage as default } from '@/components/views/account/settings/data-page';

export const getServerSideProps = shellProps;
