/** The page for the member's personal info. */
import { shellProps } from '@/server/ssr-account';

export { PersonalPage as default } from '@/components/views/account/profile/personal-page';

export const getServerSideProps = shellProps;
