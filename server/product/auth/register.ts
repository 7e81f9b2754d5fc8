/**
 * Creates an account. Names are public, so a taken name is reported. Email addresses are not, so registering a known
 * one gets the same response as a success.
 */
import type { ParsedInput } from '@/lib/contract/call';
import type { register as registerCall } from '@/lib/contract/auth';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import { themeOf } from '@/lib/domain/site/layout';
import { layoutOfTheme } from '@/lib/domain/site/theme-layout';
import { ServiceError } from '@/lib/errors';
import { REGISTER_FIELDS } from '@/lib/validation/account-fields';
import { member } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import { networkOf } from '../../platform/network';
import { removeHit, throttle } from '../../platform/rate-limit';
import type { ProductService } from '../service';
import { queueAccountRequest } from './account-requests';
import { requireAge } from './age-gate';
import { checkFields } from './check-fields';
import { limitMailToUnverifiedEmail } from './limit-unverified-mail';
import { createMemberId, emailKeyOf, nameKeyOf } from './names';
import { findAllowedOrigin } from './origin-of';
import { requireUncommonPassword } from './require-uncommon-password';
import { hashPassword } from './passwords';

// Several classes of forty students may register behind one IP address, and some names are already taken.
const FAILURES_PER_IP_ADDRESS = { limit: 120, windowSeconds: 3600 };
const ACCOUNTS_PER_IP_ADDRESS = { limit: 120, windowSeconds: 3600 };

const createNameTakenError = (): ServiceError =>
  new ServiceError('unprocessable', ACCOUNT_MESSAGES.nameTaken, { name: ACCOUNT_MESSAGES.nameTaken });

/**
 * Creates an account.
 * @throws ServiceError unprocessable with the invalid fields, tooManyRequests
 */
export const register = async (
  service: ProductService,
  { body }: ParsedInput<typeof registerCall>,
  context: RequestContext,
): Promise<void> => {
  const now = context.clock.now();
  requireAge(body.field_birth_year?.[0]?.value, context);
  const fields = checkFields(REGISTER_FIELDS, {
    name: body.name[0]?.value,
    mail: body.mail[0]?.value,
    pass: body.pass[0]?.value,
  });
  const name = String(fields.name);
  const email = String(fields.mail);
  const password = String(fields.pass);
  const nameKey = nameKeyOf(name);
  if (nameKey.length < 3)
    throw new ServiceError('unprocessable', ACCOUNT_MESSAGES.nameTooPlain, {
      name: ACCOUNT_MESSAGES.nameTooPlain,
    });
  requireUncommonPassword(password, 'pass', { name, mail: email });
  // Requests with invalid fields do not count against the limit, because rejecting them costs nothing.
  const network = networkOf(context.ipAddress);
  const failuresKey = `register:${network}`;
  await throttle(service.db, failuresKey, FAILURES_PER_IP_ADDRESS, now);
  await service.captcha.require(body.captcha, now);
  const passwordHash = await hashPassword(password);
  const theme = themeOf(body.field_theme?.[0]?.value);

  await service.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(member)
      .values({
        memberId: createMemberId(),
        name,
        nameKey,
        email,
        emailKey: emailKeyOf(email),
        passwordHash,
        hasOptedIn: body.field_opt_in[0]?.value === '1',
        theme,
        layoutPreference: theme && layoutOfTheme(theme),
        createdAt: now,
      })
      .onConflictDoNothing({ target: member.nameKey })
      .returning({ uid: member.uid });
    if (!made) throw createNameTakenError();
    await limitMailToUnverifiedEmail(tx, email, now);
    await throttle(tx, `accounts:${network}`, ACCOUNTS_PER_IP_ADDRESS, now);
    await removeHit(tx, failuresKey, now);
    const payload = { memberUid: String(made.uid), origin: findAllowedOrigin(service, context) };
    await queueAccountRequest(tx, { kind: 'verify', payload }, now);
  });
  service.accountRequests.wake();
};
