/** The page for the member's avatar. */
import { shellProps } from '@/server/ssr-account';

export { ImagePage as default } from '@/components/views/account/avatar/avatar-page';

export const getServerSideProps = shellProps;
