/** A payment page of the sandbox. */
import { sandboxProps } from '@/server/ssr-purchase';

export { SandboxCheckoutPage as default } from '@/components/views/sandbox/sandbox-checkout-page';

export const getServerSideProps = sandboxProps;
