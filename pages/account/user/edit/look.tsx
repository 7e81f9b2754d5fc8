/** Layout and theme. */
import { shellProps } from '@/server/ssr-account';

export { LookPage as default } from '@/components/views/account/look-page';

export const getServerSideProps = shellProps;
