/** The page for the member's layout and theme. */
import { shellProps } from '@/server/ssr-account';

export { AppearancePage as default } from '@/components/views/account/settings/appearance-page';

export const getServerSideProps = shellProps;
