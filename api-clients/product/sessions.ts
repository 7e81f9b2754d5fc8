/** Sessions of the product API. */
import type { Caller } from '../http';
import { loginStatus, session } from '@/lib/contract/auth';

export const createSessionsClient = (call: Caller) => ({
  /** Whether this browser is signed in. */
  getLoginStatus: async () => (await call(loginStatus, {})).login_status,
  /** The session with its tokens. */
  getSession: () => call(session, {}),
});

export type SessionsClient = ReturnType<typeof createSessionsClient>;
