/** The call that checks whether this browser is signed in. createAccountsClient has the other account calls. */
import type { ApiCaller } from '../http';
import { loginStatus } from '@/lib/contract/login-status';

export const createSessionsClient = (call: ApiCaller) => ({
  /** Returns whether this browser is signed in. */
  getLoginStatus: async () => (await call(loginStatus, {})).login_status,
});

export type SessionsClient = ReturnType<typeof createSessionsClient>;
