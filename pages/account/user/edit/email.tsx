/** The page for the member's email address. */
import { shellProps } from '@/server/ssr-account';

export { EmailPage as default } from '@/components/views/account/profile/email-page';

export const getServerSideProps = shellProps;
