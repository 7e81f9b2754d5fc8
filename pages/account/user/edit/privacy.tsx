/** The page for the member's visibility and emails. */
import { shellProps } from '@/server/ssr-account';

export { PrivacyPage as default } from '@/components/views/account/settings/privacy-page';

export const getServerSideProps = shellProps;
