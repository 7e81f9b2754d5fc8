/** Export and deletion. */
import { shellProps } from '@/server/ssr-account';

export { DataPage as default } from '@/components/views/account/data-page';

export const getServerSideProps = shellProps;
