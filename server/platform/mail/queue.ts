/** Stores mail in the transaction that causes it; the mail is sent after the commit. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { mail } from '../../db/schema/mail';
import type { MailMessage } from './message';

interface MailOptions {
  /** When to stop trying to send the mail, even if attempts remain. */
  expiresAt?: Date;
  /** For mail that is not urgent: it is sent when no other mail is due. */
  canWait?: boolean;
  /** The member whose consent the mail requires; a member who opts out before a retry does not get it. */
  memberUid?: number;
}

/** Queues a message. */
export const queueMail = async (
  db: Pick<NodePgDatabase, 'insert'>,
  recipient: string,
  message: MailMessage,
  now: Date,
  mailOptions: MailOptions = {},
): Promise<void> => {
  await db.insert(mail).values({ ...message, recipient, createdAt: now, nextAttemptAt: now, ...mailOptions });
};
