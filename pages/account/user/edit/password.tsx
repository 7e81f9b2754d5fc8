/** The page for changing the password. */
import { shellProps } from '@/server/ssr-account';

export { PasswordPage as default } from '@/components/views/account/profile/password-page';

export const getServerSideProps = shellProps;
