/** Visibility and emails. */
import { shellProps } from '@/server/ssr-account';

export { PrivacyPage as default } from '@/components/views/account/privacy-page';

export const getServerSideProps = shellProps;
