/** What others see, and what is sent. */
import { shellProps } from '@/server/ssr-account';

export { PrivacyPage as default } from '@/components/views/account/privacy-page';

export const getServerSideProps = shellProps;
