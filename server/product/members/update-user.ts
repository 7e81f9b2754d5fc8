/** PATCH /user/{id}: the named fields and no others; e-mail, password and personal info need the current password. */
import { eq } from 'drizzle-orm';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import type { CallReply, ParsedInput } from '@/lib/contract/call';
import type { updateDisplayName, updateUser as updateCall } from '@/lib/contract/users';
import { lookOf, themeOf } from '@/lib/domain/layout';
import { ServiceError } from '@/lib/errors';
import {
  MAIL_FIELDS,
  NAME_FIELDS,
  NEW_PASSWORD_FIELDS,
  PERSONAL_FIELDS,
} from '@/lib/validation/account-fields';
import { isDuplicate } from '../../db/connect';
import { member } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import { composeMail } from '../../platform/mail/message';
import { queueMail } from '../../platform/mail/queue';
import { forgive, throttle } from '../../platform/throttle';
import { noteRequest } from '../auth/account-requests';
import { removeTokens, removeTokensElsewhere } from '../auth/account-tokens';
import { checkFields } from '../auth/check-fields';
import { requireSession } from '../auth/current-member';
import { limitEnteredMail } from '../auth/limit-entered-mail';
import { nameKeyOf } from '../auth/names';
import { originOf } from '../auth/origin-of';
import { hashPassword, requireExisting } from '../auth/passwords';
import { requireUncommon } from '../auth/require-uncommon';
import { createSession, endSessionsOf, type MemberRow } from '../auth/sessions';
import { requireOwnAvatar } from '../avatars';
import type { ProductService } from '../service';
import { requireByUid } from './find-member';
import { presentUser } from './present-member';

const TRIES = { limit: 10, windowSeconds: 900 };

type Input = ParsedInput<typeof updateCall>;
type Columns = Partial<typeof member.$inferInsert>;

/** The current password, guessed at no more often than at the sign-in. */
export const requireOwner = async (
  service: ProductService,
  row: MemberRow,
  existing: string | undefined,
  now: Date,
): Promise<void> => {
  const key = `existing:${row.uid}`;
  await throttle(service.db, key, TRIES, now);
  await requireExisting(row.passwordHash, existing);
  await forgive(service.db, key, TRIES, now);
};

const passwordOf = (body: Input['body'], { name, email }: MemberRow): string | null => {
  const given = body.pass?.[0]?.value;
  if (given === undefined) return null;
  const password = String(checkFields(NEW_PASSWORD_FIELDS, { new_pass: given }).new_pass);
  requireUncommon(password, 'new_pass', { name, mail: email });
  return password;
};

const lookColumns = (value: unknown): Columns => {
  const theme = themeOf(value);
  if (!theme) throw new ServiceError('unprocessable', 'There is no such theme.', { field_theme: 'Unknown.' });
  const layout = theme === 'modern' || theme === 'modernDark' ? 'modern' : 'classic';
  return { theme: lookOf(layout, theme).theme, layoutPreference: layout };
};

const notifyOwner = async (
  service: ProductService,
  row: MemberRow,
  what: string,
  now: Date,
): Promise<void> => {
  // An email address that was never verified may be somebody else's.
  if (!row.emailVerifiedAt) return;
  const { productName } = service.config;
  const words = {
    kind: 'account-changed',
    subject: `Your ${productName} account: ${what}`,
    paragraphs: [
      `Hello ${row.name},`,
      `${what}.`,
      'If it was not you, set a new password at once and write to us.',
    ],
  };
  await queueMail(service.db, row.email, composeMail(words, productName), now);
};

const columnsOf = async (
  service: ProductService,
  row: MemberRow,
  { body }: Input,
  now: Date,
): Promise<Columns> => {
  const columns: Columns = {};
  if (body.mail) columns.newEmail = String(checkFields(MAIL_FIELDS, { mail: body.mail[0]?.value }).mail);
  if (body.personalInfo) {
    const changed = checkFields(PERSONAL_FIELDS, { ...row.personalInfo, ...body.personalInfo });
    columns.personalInfo = Object.fromEntries(Object.entries(changed).filter(([, text]) => text !== ''));
  }
  if (body.field_theme) Object.assign(columns, lookColumns(body.field_theme[0]?.value));
  if (body.field_opt_in) columns.hasOptedIn = body.field_opt_in[0]?.value === '1';
  if (body.user_picture) {
    const picture = body.user_picture[0]?.target_id;
    columns.avatarFid = picture === undefined ? null : await requireOwnAvatar(service, picture, row, now);
  }
  return columns;
};

/** @throws ServiceError unprocessable with the bad fields, tooManyRequests */
export const updateUser = async (
  service: ProductService,
  input: Input,
  context: RequestContext,
): Promise<CallReply<typeof updateCall>> => {
  const { body, params } = input;
  const now = context.clock.now();
  const row = await requireByUid(service.db, params.id);
  const password = passwordOf(body, row);
  const columns = await columnsOf(service, row, input, now);
  if (body.mail || body.personalInfo || password !== null)
    await requireOwner(service, row, body.existing ?? body.pass?.[0]?.existing, now);
  if (columns.newEmail) await limitEnteredMail(service.db, columns.newEmail, now, row.uid);
  if (password !== null) {
    columns.passwordHash = await hashPassword(password);
    // A new address that waits may be entered by whom the new password is to shut out.
    columns.newEmail ??= null;
    await removeTokensElsewhere(service.db, 'verify', row);
  }
  if (Object.keys(columns).length > 0)
    await service.db.update(member).set(columns).where(eq(member.uid, row.uid));

  if (body.mail) {
    await removeTokens(service.db, 'verify', row.uid);
    const payload = { memberUid: String(row.uid), origin: originOf(service, context) };
    await noteRequest(service.db, { kind: 'verify', payload }, now);
    await notifyOwner(service, row, 'a new e-mail address was entered and waits for its confirmation', now);
  }
  if (password !== null) {
    await requireSession(service, context);
    await endSessionsOf(service.db, row.uid);
    await removeTokens(service.db, 'reset', row.uid);
    await createSession(service.db, row.uid, context);
    await notifyOwner(service, row, 'the password was changed and all other devices were signed out', now);
  }
  service.accountRequests.wake();
  service.mail.wake();
  return presentUser(service, await requireByUid(service.db, params.id));
};

/** The name that others see, which is also the one to sign in with. */
export const renameUser = async (
  service: ProductService,
  { body, params }: ParsedInput<typeof updateDisplayName>,
  context: RequestContext,
): Promise<CallReply<typeof updateCall>> => {
  const row = await requireByUid(service.db, params.id);
  const name = String(checkFields(NAME_FIELDS, { displayName: body.displayName }).displayName);
  const nameKey = nameKeyOf(name);
  const refuse = (message: string): ServiceError =>
    new ServiceError('unprocessable', message, { displayName: message });
  if (nameKey.length < 3) throw refuse(ACCOUNT_MESSAGES.nameTooPlain);
  await requireOwner(service, row, body.existing, context.clock.now());
  try {
    await service.db.update(member).set({ name, nameKey }).where(eq(member.uid, row.uid));
  } catch (error) {
    if (isDuplicate(error)) throw refuse(ACCOUNT_MESSAGES.nameTaken);
    throw error;
  }
  return presentUser(service, await requireByUid(service.db, params.id));
};
