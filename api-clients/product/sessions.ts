/** Whether this browser is signed in; createAccountsClient has the calls that members make. */
import type { Caller } from '../http';
import { loginStatus } from '@/lib/contract/login-status';

export const createSessionsClient = (call: Caller) => ({
  /** Whether this browser is signed in. */
  getLoginStatus: async () => (await call(loginStatus, {})).login_status,
});

export type SessionsClient = ReturnType<typeof createSessionsClient>;
