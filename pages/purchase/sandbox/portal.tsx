/** A member's payment data in the payment sandbox. */
import { sandboxProps } from '@/server/ssr-purchase';

export { SandboxPortalPage as default } from '@/components/views/sandbox/sandbox-portal-page';

export const getServerSideProps = sandboxProps;
