/** The page with the games that a member hides. */
import { shellProps } from '@/server/ssr-account';

export { HiddenGamesPage as default } from '@/components/views/account/settings/hidden-games-page';

export const getServerSideProps = shellProps;
