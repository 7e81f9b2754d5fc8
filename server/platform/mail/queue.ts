/** Mail is first stored as a row, in the transaction that it reports, and sent afterwards. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { mail } from '../../db/schema/members';
import type { MailMessage } from './message';

interface Terms {
  /** When sending stops, however many attempts have failed. */
  expiresAt?: Date;
  /** For mail that nobody waits for: it is sent when nothing else is due. */
  canWait?: boolean;
  /** The member who requested it, and may opt out before a retry. */
  memberUid?: number;
}

/** Queues a message. */
export const queueMail = async (
  db: Pick<NodePgDatabase, 'insert'>,
  recipient: string,
  message: MailMessage,
  now: Date,
  terms: Terms = {},
): Promise<void> => {
  await db.insert(mail).values({ ...message, recipient, createdAt: now, nextAttemptAt: now, ...terms });
};
