/** Calls for the payment sandbox's own pages. */
import * as contract from '@/lib/contract/sandbox';
import type { CallAnswer } from '@/lib/contract/call';
import type { ApiCaller } from '../http';

export type SandboxPage = CallAnswer<typeof contract.getSandboxCheckout>;
export type SandboxBooks = CallAnswer<typeof contract.getSandboxPortal>;

export const createSandboxClient = (call: ApiCaller) => ({
  getPage: (id: string): Promise<SandboxPage> => call(contract.getSandboxCheckout, { params: { id } }),
  /** @returns the URL to continue at @throws ApiError unprocessable if the card is declined; gone if the page is closed */
  decide: async (id: string, decision: 'pay' | 'decline'): Promise<string> =>
    (await call(contract.decideSandboxCheckout, { params: { id }, body: { decision } })).href,
  refund: (id: string) => call(contract.refundSandboxPayment, { params: { id } }),
  getPortal: (): Promise<SandboxBooks> => call(contract.getSandboxPortal, {}),
});
