/** The page with the member's purchased downloads. */
import { shellProps } from '@/server/ssr-account';

export { PurchasesPage as default } from '@/components/views/account/purchases/purchases-page';

export const getServerSideProps = shellProps;
