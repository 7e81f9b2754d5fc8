/** Layout and theme. */
import { shellProps } from '@/server/ssr-account';

export { AppearancePage as default } from '@/components/views/account/look-page';

export const getServerSideProps = shellProps;
