/** The page with a member's own lists of games. */
import { shellProps } from '@/server/ssr-account';

export { ListsPage as default } from '@/components/views/account/settings/lists-page';

export const getServerSideProps = shellProps;
