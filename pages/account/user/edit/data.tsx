/** Export and deletion. */
import { shellProps } from '@/server/ssr-account';

export { DataPage as default } from '@/components/views/account/settings/data-page';

export const getServerSideProps = shellProps;
