/**
 * PATCH /user/{id}: changes only the fields in the request. Changing the email address, password or personal info
 * requires the current password.
 */
import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import type { CallReply, ParsedInput } from '@/lib/contract/call';
import type { updateDisplayName, updateUser as updateCall } from '@/lib/contract/users';
import { themeOf } from '@/lib/domain/site/layout';
import { layoutOfTheme } from '@/lib/domain/site/theme-layout';
import { ServiceError } from '@/lib/errors';
import {
  MAIL_FIELDS,
  NAME_FIELDS,
  NEW_PASSWORD_FIELDS,
  PERSONAL_FIELDS,
} from '@/lib/validation/account-fields';
import { isUniqueViolation } from '../../db/connect';
import { member, nextProfileRevision, type PersonalInfo } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import { composeMail } from '../../platform/mail/message';
import { queueMail } from '../../platform/mail/queue';
import { removeHit, throttle } from '../../platform/rate-limit';
import { queueAccountRequest } from '../auth/account-requests';
import { removeTokens, removeTokensOfOtherEmails } from '../auth/account-tokens';
import { checkFields } from '../auth/check-fields';
import { requireSession } from '../auth/current-member';
import { limitMailToUnverifiedEmail } from '../auth/limit-unverified-mail';
import { nameKeyOf } from '../auth/names';
import { findAllowedOrigin } from '../auth/origin-of';
import { hashPassword, requireExisting } from '../auth/passwords';
import { requireUncommonPassword } from '../auth/require-uncommon-password';
import {
  createSession,
  endSessionsOf,
  hasSession,
  isPersistent,
  type MemberRow,
  type MemberSession,
  type OpenedSession,
  sendSessionCookie,
} from '../auth/sessions';
import { type Transaction, withLockedMember } from '../auth/with-members';
import { lockAvatar, requireOwnAvatar } from '../avatars';
import { findRefusalReason } from '../comments/rules';
import type { ProductService } from '../service';
import { requireMemberByUid } from './find-member';
import { presentUser } from './present-member';
import { sendProfile } from './send-profile';

const PASSWORD_ATTEMPT_LIMIT = { limit: 10, windowSeconds: 900 };

type UpdateInput = ParsedInput<typeof updateCall>;
type MemberColumns = PgUpdateSetSource<typeof member>;

/** Checks the current password, with the same limit of attempts as signing in. */
export const requireOwner = async (
  service: ProductService,
  row: MemberRow,
  existing: string | undefined,
  now: Date,
): Promise<void> => {
  const key = `existing:${row.uid}`;
  await throttle(service.db, key, PASSWORD_ATTEMPT_LIMIT, now);
  await requireExisting(row.passwordHash, existing);
  await removeHit(service.db, key, now);
};

const createPasswordHash = (body: UpdateInput['body'], { name, email }: MemberRow): string | null => {
  const given = body.pass?.[0]?.value;
  if (given === undefined) return null;
  const password = String(checkFields(NEW_PASSWORD_FIELDS, { new_pass: given }).new_pass);
  requireUncommonPassword(password, 'new_pass', { name, mail: email });
  return password;
};

const appearanceColumns = (value: unknown): MemberColumns => {
  const theme = themeOf(value);
  if (!theme) throw new ServiceError('unprocessable', 'There is no such theme.', { field_theme: 'Unknown.' });
  return { theme, layoutPreference: layoutOfTheme(theme) };
};

/** Requires that the password was not changed by another request since it was checked. */
const requireUnchanged = (checked: MemberRow, current: MemberRow): void => {
  if (checked.passwordHash === current.passwordHash) return;
  throw new ServiceError('unprocessable', ACCOUNT_MESSAGES.passwordWrong, {
    existing: ACCOUNT_MESSAGES.passwordWrong,
  });
};

const notifyOwner = async (
  { config }: ProductService,
  tx: Transaction,
  row: MemberRow,
  what: string,
  now: Date,
): Promise<void> => {
  // An unverified email address may belong to someone else.
  if (!row.emailVerifiedAt) return;
  const { productName } = config;
  const words = {
    kind: 'account-changed',
    subject: `Your ${productName} account: ${what}`,
    paragraphs: [
      `Hello ${row.name},`,
      `${what}.`,
      'If it was not you, set a new password at once and write to us.',
    ],
  };
  await queueMail(tx, row.email, composeMail(words, productName), now);
};

/**
 * Checks the profile texts that the request changes, with the same rules as for comments.
 * @throws ServiceError unprocessable for the first field that breaks a rule
 */
const checkProfileTexts = (stored: PersonalInfo, texts: PersonalInfo): void => {
  for (const [field, text] of Object.entries(texts)) {
    const isChanged = text !== stored[field as keyof PersonalInfo];
    const message = isChanged ? findRefusalReason(text) : null;
    if (message) throw new ServiceError('unprocessable', message, { [field]: message });
  }
};

/** Returns the columns to change, based on the request and the member's locked row. */
const createColumns = (row: MemberRow, { body }: UpdateInput): MemberColumns => {
  const columns: MemberColumns = {};
  if (body.mail) columns.newEmail = String(checkFields(MAIL_FIELDS, { mail: body.mail[0]?.value }).mail);
  if (body.personalInfo) {
    const changed = checkFields(PERSONAL_FIELDS, { ...row.personalInfo, ...body.personalInfo });
    checkProfileTexts(row.personalInfo, changed);
    columns.personalInfo = Object.fromEntries(Object.entries(changed).filter(([, text]) => text !== ''));
  }
  if (body.field_theme) Object.assign(columns, appearanceColumns(body.field_theme[0]?.value));
  if (body.field_opt_in) columns.hasOptedIn = body.field_opt_in[0]?.value === '1';
  return columns;
};

/** Returns the avatar that the request selects, null to remove the avatar, or undefined if the request does not change it. */
const resolveAvatar = async (
  service: ProductService,
  row: MemberRow,
  { body }: UpdateInput,
  now: Date,
): Promise<number | null | undefined> => {
  if (!body.user_picture) return undefined;
  const image = body.user_picture[0]?.target_id;
  return image === undefined ? null : requireOwnAvatar(service, image, row, now);
};

const startVerification = async (
  service: ProductService,
  tx: Transaction,
  row: MemberRow,
  context: RequestContext,
): Promise<void> => {
  const now = context.clock.now();
  await removeTokens(tx, 'verify', row.uid);
  const payload = { memberUid: String(row.uid), origin: findAllowedOrigin(service, context) };
  await queueAccountRequest(tx, { kind: 'verify', payload }, now);
  await notifyOwner(service, tx, row, 'a new e-mail address was entered and waits for its confirmation', now);
};

/** Ends every session, and opens a new one of the same kind in the browser that changed the password. */
const replaceSessions = async (
  service: ProductService,
  tx: Transaction,
  row: MemberRow,
  { session }: MemberSession,
  now: Date,
): Promise<OpenedSession> => {
  if (!(await hasSession(tx, session))) throw new ServiceError('unauthorized', ACCOUNT_MESSAGES.signInFirst);
  await endSessionsOf(tx, row.uid);
  await removeTokens(tx, 'reset', row.uid);
  await notifyOwner(service, tx, row, 'the password was changed and all other devices were signed out', now);
  return createSession(tx, row.uid, now, isPersistent(session));
};

/**
 * Updates a member.
 * @throws ServiceError unprocessable with the invalid fields, tooManyRequests
 */
export const updateUser = async (
  service: ProductService,
  input: UpdateInput,
  context: RequestContext,
): Promise<CallReply<typeof updateCall>> => {
  const { body, params } = input;
  const now = context.clock.now();
  const checked = await requireMemberByUid(service.db, params.id);
  const password = createPasswordHash(body, checked);
  // Refuses invalid fields before the request counts as a password attempt.
  createColumns(checked, input);
  const avatarFid = await resolveAvatar(service, checked, input, now);
  const isGuarded = Boolean(body.mail) || Boolean(body.personalInfo) || password !== null;
  if (isGuarded) await requireOwner(service, checked, body.existing ?? body.pass?.[0]?.existing, now);
  const passwordHash = password === null ? null : await hashPassword(password);
  const session = await requireSession(service, context);

  const opened = await withLockedMember(service.db, checked.uid, async (tx, row) => {
    if (isGuarded) requireUnchanged(checked, row);
    const columns = createColumns(row, input);
    if (typeof columns.newEmail === 'string')
      await limitMailToUnverifiedEmail(tx, columns.newEmail, now, row.uid);
    if (avatarFid !== undefined) {
      columns.avatarFid = avatarFid && (await lockAvatar(tx, avatarFid));
      columns.profileRevision = nextProfileRevision;
    }
    if (passwordHash !== null) {
      columns.passwordHash = passwordHash;
      // A new password also discards a pending email address, because an intruder may have entered it.
      columns.newEmail ??= null;
      await removeTokensOfOtherEmails(tx, 'verify', row);
    }
    if (Object.keys(columns).length > 0) await tx.update(member).set(columns).where(eq(member.uid, row.uid));
    if (body.mail) await startVerification(service, tx, row, context);
    return passwordHash === null ? null : replaceSessions(service, tx, row, session, now);
  });
  if (opened) sendSessionCookie(context, opened);
  service.accountRequests.wake();
  service.mail.wake();
  const changed = await requireMemberByUid(service.db, params.id);
  if (avatarFid !== undefined) await sendProfile(service, changed, context);
  return presentUser(service, changed);
};

/** Changes the public name. The member signs in with the same name. */
export const renameUser = async (
  service: ProductService,
  { body, params }: ParsedInput<typeof updateDisplayName>,
  context: RequestContext,
): Promise<CallReply<typeof updateCall>> => {
  const checked = await requireMemberByUid(service.db, params.id);
  const name = String(checkFields(NAME_FIELDS, { displayName: body.displayName }).displayName);
  const nameKey = nameKeyOf(name);
  const createNameError = (message: string): ServiceError =>
    new ServiceError('unprocessable', message, { displayName: message });
  if (nameKey.length < 3) throw createNameError(ACCOUNT_MESSAGES.nameTooPlain);
  await requireOwner(service, checked, body.existing, context.clock.now());
  try {
    await withLockedMember(service.db, checked.uid, async (tx, row) => {
      requireUnchanged(checked, row);
      await tx
        .update(member)
        .set({ name, nameKey, profileRevision: nextProfileRevision })
        .where(eq(member.uid, row.uid));
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw createNameError(ACCOUNT_MESSAGES.nameTaken);
    throw error;
  }
  const renamed = await requireMemberByUid(service.db, params.id);
  await sendProfile(service, renamed, context);
  return presentUser(service, renamed);
};
