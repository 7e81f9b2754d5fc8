/** Sets a new password with the secret of a mailed link, and ends all sessions of the account. */
import { eq } from 'drizzle-orm';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import type { ParsedInput } from '@/lib/contract/call';
import type { lostPasswordReset as resetCall } from '@/lib/contract/auth';
import { ServiceError } from '@/lib/errors';
import { NEW_PASSWORD_FIELDS } from '@/lib/validation/account-fields';
import { knownDevice } from '../../db/schema/accounts';
import { member } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import { composeMail } from '../../platform/mail/message';
import { queueMail } from '../../platform/mail/queue';
import { networkOf } from '../../platform/network';
import { removeHit, throttle } from '../../platform/rate-limit';
import type { ProductService } from '../service';
import { findTokenOwner, removeTokensOfOtherEmails, consumeToken } from './account-tokens';
import { checkFields } from './check-fields';
import { requireUncommonPassword } from './require-uncommon-password';
import { nameKeyOf } from './names';
import { hashPassword } from './passwords';
import { endSessionsOf } from './sessions';
import { withLockedMembers } from './with-members';

// A class of forty students may open their links at the same time; attempts in progress count until they succeed.
const PER_IP_ADDRESS = { limit: 100, windowSeconds: 3600 };

const createUsedLinkError = (): ServiceError => new ServiceError('gone', ACCOUNT_MESSAGES.linkSpent);

/**
 * Sets the new password.
 * @throws ServiceError gone for a spent, expired or unknown link, unprocessable for a weak password
 */
export const resetPassword = async (
  service: ProductService,
  { body }: ParsedInput<typeof resetCall>,
  context: RequestContext,
): Promise<void> => {
  const now = context.clock.now();
  // Checks the password first, so that a refused password neither uses up the link nor counts as an invalid link.
  const password = String(checkFields(NEW_PASSWORD_FIELDS, { new_pass: body.new_pass }).new_pass);
  requireUncommonPassword(password, 'new_pass', { name: body.name });
  const limitKey = `reset:${networkOf(context.ipAddress)}`;
  await throttle(service.db, limitKey, PER_IP_ADDRESS, now);
  const passwordHash = await hashPassword(password);
  const ownerUid = await findTokenOwner(service.db, 'reset', body.token);
  if (ownerUid === null) throw createUsedLinkError();
  await withLockedMembers(service.db, [ownerUid], async (tx) => {
    const token = await consumeToken(tx, 'reset', body.token, now);
    if (!token) throw createUsedLinkError();
    const [row] = await tx
      .update(member)
      // Discards a pending email address, because an intruder may have entered it.
      .set({ passwordHash, newEmail: null })
      .where(eq(member.uid, token.memberUid))
      .returning();
    if (!row || row.nameKey !== nameKeyOf(body.name)) throw createUsedLinkError();
    await endSessionsOf(tx, row.uid);
    await removeTokensOfOtherEmails(tx, 'verify', row);
    // An intruder who knew the old password may have registered one of these devices by signing in.
    await tx.delete(knownDevice).where(eq(knownDevice.memberUid, row.uid));
    const { productName } = service.config;
    const words = {
      kind: 'password-changed',
      subject: `Your ${productName} password was changed`,
      paragraphs: [
        `Hello ${row.name},`,
        'your password was just reset with a link from our email. All devices have been signed out.',
        'If it was not you, set another password at once and write to us.',
      ],
    };
    await queueMail(tx, row.email, composeMail(words, productName), now);
  });
  await removeHit(service.db, limitKey, now);
  service.mail.wake();
};
