/** The page for the member's name. */
import { shellProps } from '@/server/ssr-account';

export { NamePage as default } from '@/components/views/account/profile/name-page';

export const getServerSideProps = shellProps;
