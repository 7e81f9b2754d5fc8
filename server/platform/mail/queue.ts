/** Mail is a row first, written in the transaction that it tells of, and sent afterwards. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { mail } from '../../db/schema/members';
import type { MailMessage } from './message';

interface Terms {
  /** From when on it is not sent any more, however often sending has failed before. */
  expiresAt?: Date;
  /** For mail that nobody sits and waits for: it goes when nothing else is due. */
  canWait?: boolean;
  /** The member who asked for it, and may not want it any more when it is tried again. */
  memberUid?: number;
}

/** Puts a message in line. */
export const queueMail = async (
  db: Pick<NodePgDatabase, 'insert'>,
  toAddress: string,
  message: MailMessage,
  now: Date,
  terms: Terms = {},
): Promise<void> => {
  await db.insert(mail).values({ ...message, toAddress, createdAt: now, nextAttemptAt: now, ...terms });
};
