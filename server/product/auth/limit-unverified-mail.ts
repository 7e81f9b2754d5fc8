/** Limits the mail to an entered email address that is not verified yet. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { throttle } from '../../platform/rate-limit';
import { emailKeyOf } from './names';

const MAILS_PER_EMAIL = { limit: 5, windowSeconds: 3600 };
const MAILS_PER_MEMBER = { limit: 10, windowSeconds: 3600 };

/**
 * Counts a use of an email address, entered at registration or as a member's new address.
 * @param memberUid the use counts against this member, too, because a member could enter a different email address each
 * time
 * @throws ServiceError tooManyRequests, in the same way for known and unknown email addresses
 */
export const limitMailToUnverifiedEmail = async (
  db: Pick<NodePgDatabase, 'execute'>,
  email: string,
  now: Date,
  memberUid?: number,
): Promise<void> => {
  if (memberUid !== undefined) await throttle(db, `entered-mail:member:${memberUid}`, MAILS_PER_MEMBER, now);
  await throttle(db, `entered-mail:${emailKeyOf(email)}`, MAILS_PER_EMAIL, now);
};
