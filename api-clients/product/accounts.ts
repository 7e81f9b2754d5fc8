/** Calls for accounts and sessions, except the check at the start. Loads only for members and for sign-ins. */
import type { ApiCaller } from '../http';
import type { CallInput } from '@/lib/contract/call';
import * as contract from '@/lib/contract/auth';

type RequestBody<C extends keyof typeof contract> = CallInput<
  Extract<(typeof contract)[C], { body: object }>
>;

export const createAccountsClient = (call: ApiCaller) => ({
  /** Returns the session with its tokens. */
  getSession: () => call(contract.session, {}),
  /** @throws ApiError unprocessable with `fields` */
  register: (input: RequestBody<'register'>) => call(contract.register, input),
  /** @throws ApiError unauthorized for a wrong name or password, forbidden while a session is open */
  login: (name: string, pass: string, save = true) =>
    call(contract.login, { body: { name, pass, keep: save } }),
  logout: (token: string) => call(contract.logout, { query: { token } }),
  lostPassword: (mail: string, link: string) =>
    call(contract.lostPassword, { body: { mail, forgot_pass_link: link } }),
  /** @throws ApiError gone for a used or expired link */
  resetPassword: (name: string, token: string, newPass: string) =>
    call(contract.lostPasswordReset, { body: { name, token, new_pass: newPass } }),
  resendVerification: (mail?: string) => call(contract.resendVerification, { body: { mail } }),
  /** @throws ApiError gone, conflict */
  verifyEmail: (token: string) => call(contract.verifyEmail, { body: { token } }),
  /** Returns the URL for returning to another part of the operator's site. @throws ApiError forbidden for any other URL */
  createReturnCode: async (returnTo: string) =>
    (await call(contract.createSignInCodeCall, { body: { returnTo } })).href,
  getJwt: async () => (await call(contract.jwt, {})).token,
});
