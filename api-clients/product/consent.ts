/** Calls for a member's consent to analytics and advertising, which is stored in the account. */
import type { ApiCaller } from '../http';
import type { ConsentChoice } from '@/lib/consent';
import { updateConsent } from '@/lib/contract/users';

/** @throws ApiError unauthorized for a visitor, whose choice is stored only in the browser */
export const createConsentClient = (call: ApiCaller) => ({
  update: (choice: ConsentChoice) => call(updateConsent, { body: choice }),
});
