/** Calls for the contact form and for resending license keys; only their two pages load it. */
import type { CallInput } from '@/lib/contract/call';
import { resendKeys } from '@/lib/contract/billing';
import { sendContact } from '@/lib/contract/reports';
import type { ApiCaller } from '../http';

export type ContactMessage = CallInput<typeof sendContact>['body'];

export const createContactClient = (call: ApiCaller) => ({
  /** @throws ApiError unprocessable with `fields`; tooManyRequests after five in an hour */
  send: (body: ContactMessage) => call(sendContact, { body }),
  /**
   * Resends license keys. The response does not reveal whether the email address belongs to a purchase. @throws
   * ApiError tooManyRequests
   */
  resendKeys: (mail: string) => call(resendKeys, { body: { mail } }),
});
