/** Proves an address by the secret that was mailed to it. */
import { eq } from 'drizzle-orm';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import type { ParsedInput } from '@/lib/contract/call';
import type { verifyEmail as verifyEmailCall } from '@/lib/contract/auth';
import { ServiceError } from '@/lib/errors';
import { member } from '../../db/schema/members';
import { isDuplicate } from '../../db/connect';
import type { RequestContext } from '../../http/context';
import { networkOf } from '../../platform/network';
import { forgive, throttle } from '../../platform/throttle';
import { removeWaitingReminders } from '../reminders/waiting-reminders';
import type { ProductService } from '../service';
import { removeTokensElsewhere, spendToken } from './account-tokens';
import { emailKeyOf } from './names';

const PER_ADDRESS = { limit: 60, windowSeconds: 3600 };

/** @throws ServiceError gone for a spent, expired or invented secret, conflict where another account has the address */
export const verifyEmail = async (
  service: ProductService,
  { body }: ParsedInput<typeof verifyEmailCall>,
  context: RequestContext,
): Promise<void> => {
  const now = context.clock.now();
  const limitKey = `verify:${networkOf(context.address)}`;
  await throttle(service.db, limitKey, PER_ADDRESS, now);
  const token = await spendToken(service.db, 'verify', body.token, now);
  if (!token) throw new ServiceError('gone', ACCOUNT_MESSAGES.linkSpent);
  await forgive(service.db, limitKey, now);
  try {
    await service.db.transaction(async (tx) => {
      await tx
        .update(member)
        .set({
          email: token.email,
          emailKey: emailKeyOf(token.email),
          emailVerifiedAt: now,
          newEmail: null,
        })
        .where(eq(member.uid, token.memberUid));
      await removeWaitingReminders(tx, token.memberUid, token.email);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new ServiceError('conflict', ACCOUNT_MESSAGES.emailTaken);
  }
  // What lies in the mailbox of an address that holds no longer opens nothing.
  await removeTokensElsewhere(service.db, 'reset', { uid: token.memberUid, email: token.email });
};
