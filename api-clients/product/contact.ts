/** Messages to whoever runs the site, and keys mailed again; only their two pages carry it. */
import type { CallInput } from '@/lib/contract/call';
import { resendKeys } from '@/lib/contract/billing';
import { sendContact } from '@/lib/contract/reports';
import type { Caller } from '../http';

export type ContactMessage = CallInput<typeof sendContact>['body'];

export const createContactClient = (call: Caller) => ({
  /** @throws ApiError unprocessable with `fields`, tooManyRequests past five an hour */
  send: (body: ContactMessage) => call(sendContact, { body }),
  /** Answers alike whether anything was bought with the address. @throws ApiError tooManyRequests */
  resendKeys: (mail: string) => call(resendKeys, { body: { mail } }),
});
