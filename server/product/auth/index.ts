/** Accounts and sessions: the module's entry point. */
import * as contract from '@/lib/contract/auth';
import { loginStatus } from '@/lib/contract/login-status';
import { ServiceError } from '@/lib/errors';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { avatarUrlOf } from '../avatars';
import type { ProductService } from '../service';
import { requireMember, requireSession, rolesOf, sessionOf } from './current-member';
import { logIn } from './log-in';
import { lostPassword, resendVerification } from './lost-password';
import { register } from './register';
import { createSignInCode, exchangeSignInCode } from './sign-in-code';
import { resetPassword } from './reset-password';
import { endSession } from './sessions';
import { verifyEmail } from './verify-email';

export { createAuthoriser } from './authorise';

const OK = { ok: true };

export const authCalls = (service: ProductService): ServedCall[] => [
  bindCall(contract.register, async (input, context) => {
    await register(service, input, context);
    return OK;
  }),
  bindCall(contract.login, (input, context) => logIn(service, input, context)),
  bindCall(contract.logout, async ({ query }, context) => {
    const { session } = await requireSession(service, context);
    if (query.token !== session.logoutToken)
      throw new ServiceError('forbidden', 'The page is out of date. Please load it again.');
    await endSession(service.db, session, context);
    return OK;
  }),
  bindCall(loginStatus, async (_input, context) => ({
    login_status: (await sessionOf(service, context)) !== null,
  })),
  bindCall(contract.session, async (_input, context) => {
    const found = await sessionOf(service, context);
    if (!found) return { login_status: false, csrf_token: null, logout_token: null, user: null };
    const { session, member } = found;
    return {
      login_status: true,
      csrf_token: session.csrfToken,
      logout_token: session.logoutToken,
      user: { uid: String(member.uid), name: member.name, roles: rolesOf(member, context.clock.now()) },
    };
  }),
  bindCall(contract.lostPassword, async (input, context) => {
    await lostPassword(service, input, context);
    return OK;
  }),
  bindCall(contract.lostPasswordReset, async (input, context) => {
    await resetPassword(service, input, context);
    return OK;
  }),
  bindCall(contract.resendVerification, async (input, context) => {
    await resendVerification(service, input, context);
    return OK;
  }),
  bindCall(contract.verifyEmail, async (input, context) => {
    await verifyEmail(service, input, context);
    return OK;
  }),
  bindCall(contract.createSignInCodeCall, async ({ body }, context) => {
    const member = await requireMember(service, context);
    return { href: await createSignInCode(service, member, body.returnTo, context.clock.now()) };
  }),
  bindCall(contract.exchangeSignInCodeCall, ({ body }, context) =>
    exchangeSignInCode(service, body, context),
  ),
  bindCall(contract.jwt, async (_input, context) => {
    const row = await requireMember(service, context);
    const avatarUrl = await avatarUrlOf(service.db, row.avatarFid);
    return { token: await service.memberKeys.issue(row, avatarUrl, context.clock.now()) };
  }),
  bindCall(contract.jwks, async () => ({ keys: await service.memberKeys.publicKeys() })),
];
