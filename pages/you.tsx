/** A guest's own page. */
import { shellProps } from '@/server/ssr-account';

export { YouPage as default } from '@/components/views/you/you-page';

export const getServerSideProps = shellProps;
