/** The payment sandbox's data about a member's payments. */
import { sandboxProps } from '@/server/ssr-purchase';

export { SandboxPortalPage as default } from '@/components/views/sandbox/sandbox-portal-page';

export const getServerSideProps = sandboxProps;
