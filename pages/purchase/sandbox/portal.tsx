/** What the payment sandbox keeps of a member's payments. */
import { sandboxProps } from '@/server/ssr-purchase';

export { SandboxPortalPage as default } from '@/components/views/sandbox/sandbox-portal-page';

export const getServerSideProps = sandboxProps;
