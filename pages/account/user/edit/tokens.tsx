/** The page with the member's tokens and streaks. */
import { shellProps } from '@/server/ssr-account';

export { TokensPage as default } from '@/components/views/account/purchases/tokens-page';

export const getServerSideProps = shellProps;
