/** The guards of sign-in, sessions, passwords and accounts. */
import type { Guard } from './guard';

const AUTH = 'tests/server/product/auth/accounts.test.ts';
const SESSIONS = 'server/product/auth/sessions.ts';
const TOKENS = 'server/product/auth/account-tokens.ts';
const LOG_IN = 'server/product/auth/log-in.ts';
const UPDATE = 'server/product/members/update-user.ts';

export const ACCOUNTS_GUARDS: readonly Guard[] = [
  {
    name: 'session ids are stored hashed',
    file: SESSIONS,
    find: 'idHash: hashSecret(secret),',
    replace: "idHash: Buffer.from(secret, 'base64url'),",
    test: AUTH,
  },
  {
    name: 'sessions end with their time',
    file: SESSIONS,
    find: ', gt(session.expiresAt, context.clock.now())',
    replace: '',
    test: AUTH,
  },
  {
    name: 'a sign-in opens a session with a new id',
    file: SESSIONS,
    find: 'const secret = createSecret();',
    replace: 'const secret = readSecretCookie(context, SESSION_COOKIE) ?? createSecret();',
    test: AUTH,
  },
  {
    name: 'too many wrong passwords lock an account',
    file: LOG_IN,
    find: 'await throttle(db, key, limit, now);',
    replace: '',
    test: AUTH,
  },
  {
    name: 'too many wrong passwords lock a network',
    file: LOG_IN,
    find: 'if (!isKnownDevice) await throttle(db, ipAddressKey, PER_IP_ADDRESS, now);',
    replace: '',
    test: 'tests/server/product/auth/limits.test.ts',
  },
  {
    name: 'a known device is not locked out',
    file: LOG_IN,
    find: '= isKnownDevice',
    replace: '= (isKnownDevice && false)',
    test: AUTH,
  },
  {
    name: 'a new password ends the member’s other sessions',
    file: UPDATE,
    find: 'await endSessionsOf(tx, row.uid);',
    replace: '',
    test: 'tests/server/product/members/account-changes.test.ts',
  },
  {
    name: 'a reset ends every session',
    file: 'server/product/auth/reset-password.ts',
    find: 'await endSessionsOf(tx, row.uid);',
    replace: '',
    test: AUTH,
  },
  {
    name: 'mailed secrets expire',
    file: TOKENS,
    find: 'gt(accountToken.expiresAt, now);',
    replace: 'isNotNull(accountToken.expiresAt);',
    test: AUTH,
  },
  {
    name: 'mailed secrets work once',
    file: TOKENS,
    find: '.delete(accountToken)\n    .where(and(eq(accountToken.tokenHash',
    replace: '.update(accountToken)\n    .set({ kind })\n    .where(and(eq(accountToken.tokenHash',
    test: AUTH,
  },
  {
    name: 'a new link invalidates the previous one',
    file: TOKENS,
    find: 'await removeTokens(db, kind, memberUid);',
    replace: '',
    test: AUTH,
  },
  {
    name: 'a reset link is valid for one account name',
    file: 'server/product/auth/reset-password.ts',
    find: ' || row.nameKey !== nameKeyOf(body.name)',
    replace: '',
    test: AUTH,
  },
  {
    name: 'links in mail lead to this site',
    file: 'server/product/auth/lost-password.ts',
    find: 'if (path) return',
    replace: 'if (!path) return link;\n  if (path) return',
    test: AUTH,
  },
  {
    name: 'registering does not reveal whether an email address has an account',
    file: 'server/product/auth/register.ts',
    find: 'const passwordHash = await hashPassword(password);',
    replace:
      'const { findOwnerOf } = await import("./account-tokens");\n  if (await findOwnerOf(service.db, email)) throw nameTaken();\n  const passwordHash = await hashPassword(password);',
    test: 'tests/server/product/auth/account-enumeration.test.ts',
  },
  {
    name: 'a verified email address belongs to one account',
    file: 'server/product/auth/verify-email.ts',
    find: 'if (!isUniqueViolation(error)) throw error;',
    replace: 'return;',
    test: AUTH,
  },
  {
    name: 'common passwords are refused',
    file: 'lib/validation/passwords.ts',
    find: 'if (COMMON.has(password.toLowerCase())) return RULE_MESSAGES.passwordCommon;',
    replace: '',
    test: 'tests/lib/validation/validate-field.test.ts',
  },
  {
    name: 'visitors under 13 are refused',
    file: 'server/product/auth/age-gate.ts',
    find: 'if (age >= MIN_AGE && !wasRefused) return;',
    replace: 'return;',
    test: AUTH,
  },
  {
    name: 'a change requires the current password',
    file: UPDATE,
    find: 'await requireExisting(row.passwordHash, existing);',
    replace: '',
    test: 'tests/server/product/members/account-changes.test.ts',
  },
  {
    name: 'unknown fields are rejected',
    file: 'lib/contract/users.ts',
    find: 'body: v.strictObject({',
    replace: 'body: v.object({',
    test: 'tests/server/product/members/account-changes.test.ts',
  },
];
