/** Verifies an email address with the secret that was mailed to it. */
import { eq } from 'drizzle-orm';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import type { ParsedInput } from '@/lib/contract/call';
import type { verifyEmail as verifyEmailCall } from '@/lib/contract/auth';
import { ServiceError } from '@/lib/errors';
import { member } from '../../db/schema/members';
import { isUniqueViolation } from '../../db/connect';
import type { RequestContext } from '../../http/context';
import { networkOf } from '../../platform/network';
import { removeHit, throttle } from '../../platform/rate-limit';
import { removeWaitingReminders } from '../reminders/waiting-reminders';
import type { ProductService } from '../service';
import {
  findTokenOwner,
  wasVerificationTokenUsed,
  removeTokensOfOtherEmails,
  consumeVerificationToken,
} from './account-tokens';
import { emailKeyOf } from './names';
import { withLockedMembers } from './with-members';

const PER_IP_ADDRESS = { limit: 60, windowSeconds: 3600 };

const createUsedLinkError = (): ServiceError => new ServiceError('gone', ACCOUNT_MESSAGES.linkSpent);

/**
 * Confirms an email address. Opening the link again succeeds as long as the member still uses that address.
 * @throws ServiceError gone for an expired, replaced or unknown secret, conflict when another account has the email
 * address
 */
export const verifyEmail = async (
  service: ProductService,
  { body }: ParsedInput<typeof verifyEmailCall>,
  context: RequestContext,
): Promise<void> => {
  const now = context.clock.now();
  const limitKey = `verify:${networkOf(context.ipAddress)}`;
  await throttle(service.db, limitKey, PER_IP_ADDRESS, now);
  const ownerUid = await findTokenOwner(service.db, 'verify', body.token);
  if (ownerUid === null) {
    if (!(await wasVerificationTokenUsed(service.db, body.token, now))) throw createUsedLinkError();
    return removeHit(service.db, limitKey, now);
  }
  try {
    await withLockedMembers(service.db, [ownerUid], async (tx) => {
      const token = await consumeVerificationToken(tx, body.token, now);
      if (!token) {
        // The link may have been opened in two tabs, and the other one has just confirmed the address.
        if (await wasVerificationTokenUsed(tx, body.token, now)) return;
        throw createUsedLinkError();
      }
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
      // Invalidates reset links that were mailed to the replaced email address.
      await removeTokensOfOtherEmails(tx, 'reset', { uid: token.memberUid, email: token.email });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ServiceError('conflict', ACCOUNT_MESSAGES.emailTaken);
  }
  await removeHit(service.db, limitKey, now);
};
