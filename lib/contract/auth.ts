/** Accounts and sessions (spec §7 "Auth"; docs/specification/choices.md "Accounts"). */
import * as v from 'valibot';
import { defineCall } from './call';
import {
  acknowledgment,
  captchaAnswer,
  trimmedText,
  valueList,
  wireBoolean,
  wireId,
  wireInteger,
} from './wire';

const nameField = trimmedText(60);
const passwordField = v.pipe(v.string(), v.maxLength(1024));
const emailField = trimmedText(254);

const drupalRoles = v.array(v.string());
const currentUser = v.object({
  uid: wireId,
  name: v.optional(v.string()),
  roles: v.optional(drupalRoles, []),
});

export const register = defineCall({
  id: 'auth.register',
  service: 'product',
  method: 'POST',
  path: '/user/register',
  access: 'anyone',
  summary: 'Creates an account. The response for a known email address is the same as for success.',
  body: v.object({
    name: valueList(nameField),
    mail: valueList(emailField),
    pass: valueList(passwordField),
    field_opt_in: valueList(v.picklist(['1', '0'])),
    field_theme: v.optional(valueList(v.string())),
    /** Used only to decide whether the visitor is old enough; not stored. */
    field_birth_year: v.optional(valueList(wireInteger)),
    captcha: v.optional(captchaAnswer),
  }),
  answer: v.object({ ok: wireBoolean }),
});

export const login = defineCall({
  id: 'auth.login',
  service: 'product',
  method: 'POST',
  path: '/user/login',
  access: 'anyone',
  summary: 'Signs a member in.',
  body: v.object({
    name: nameField,
    pass: passwordField,
    /** False to sign the member out when the browser closes. */
    keep: v.optional(wireBoolean, true),
  }),
  answer: v.object({ current_user: currentUser, csrf_token: v.string(), logout_token: v.string() }),
});

export const logout = defineCall({
  id: 'auth.logout',
  service: 'product',
  method: 'POST',
  path: '/user/logout',
  access: 'member',
  summary: 'Ends the session that the logout token belongs to.',
  query: v.object({ token: v.string() }),
  answer: acknowledgment,
});

export const session = defineCall({
  id: 'auth.session',
  service: 'product',
  method: 'GET',
  path: '/sw/api/user-session',
  access: 'anyone',
  summary: "Returns this browser's session with its tokens.",
  answer: v.object({
    login_status: wireBoolean,
    csrf_token: v.optional(v.nullable(v.string()), null),
    logout_token: v.optional(v.nullable(v.string()), null),
    user: v.optional(v.nullable(currentUser), null),
  }),
});

export const lostPassword = defineCall({
  id: 'auth.lostPassword',
  service: 'product',
  method: 'POST',
  path: '/user/lost-password',
  access: 'anyone',
  summary: 'Mails a password reset link. The response does not reveal whether the account exists.',
  body: v.object({ mail: emailField, forgot_pass_link: trimmedText(512) }),
  answer: acknowledgment,
});

export const lostPasswordReset = defineCall({
  id: 'auth.lostPasswordReset',
  service: 'product',
  method: 'POST',
  path: '/user/lost-password-reset',
  access: 'anyone',
  summary: 'Sets a new password with the token from the email.',
  body: v.object({ name: nameField, token: trimmedText(256), new_pass: passwordField }),
  answer: acknowledgment,
});

export const resendVerification = defineCall({
  id: 'auth.resendVerification',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user-resend-verification',
  access: 'anyone',
  summary: 'Mails the verification link again.',
  body: v.object({ mail: v.optional(emailField) }),
  answer: acknowledgment,
});

export const verifyEmail = defineCall({
  id: 'auth.verifyEmail',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user-verify-email',
  access: 'anyone',
  summary: 'Confirms an email address with the token from the email.',
  body: v.object({ token: trimmedText(256) }),
  answer: acknowledgment,
});

export const createSignInCodeCall = defineCall({
  id: 'auth.createReturnCode',
  service: 'product',
  method: 'POST',
  path: '/sw/api/return-code',
  access: 'member',
  summary:
    "Creates a code for another part of the operator's site to sign this member in; valid once, for one minute.",
  body: v.object({ returnTo: trimmedText(512) }),
  /** The URL to open, including the code. */
  answer: v.object({ href: v.string() }),
});

export const exchangeSignInCodeCall = defineCall({
  id: 'auth.exchangeReturnCode',
  service: 'product',
  method: 'POST',
  path: '/sw/api/return-code/exchange',
  access: 'anyone',
  summary: 'Returns the member of a code. Called by the server of the other part, not by a browser.',
  body: v.object({ code: trimmedText(64), origin: trimmedText(256) }),
  answer: v.object({ uid: wireId, memberId: wireId, name: v.string(), roles: drupalRoles }),
});

export const jwt = defineCall({
  id: 'auth.jwt',
  service: 'product',
  method: 'GET',
  path: '/jwt/token',
  access: 'member',
  summary: "Creates a member's signed token for the scores service, valid for 15 minutes.",
  answer: v.object({ token: v.string() }),
});

export const jwks = defineCall({
  id: 'auth.jwks',
  service: 'product',
  method: 'GET',
  path: '/jwt/jwks.json',
  access: 'anyone',
  summary: 'Lists the public keys that verify member tokens.',
  answer: v.object({ keys: v.array(v.record(v.string(), v.unknown())) }),
  cacheSeconds: 300,
});
