/** The member's e-mail address. */
import { shellProps } from '@/server/ssr-account';

export { EmailPage as default } from '@/components/views/account/email-page';

export const getServerSideProps = shellProps;
