/** The member's name. */
import { shellProps } from '@/server/ssr-account';

export { NamePage as default } from '@/components/views/account/name-page';

export const getServerSideProps = shellProps;
