/** Mail is a row first, written in the transaction that it tells of, and sent afterwards. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { mail } from '../../db/schema/members';
import type { MailMessage } from './message';

/**
 * Puts a message in line.
 * @param expiresAt from when on it is not sent any more, however often sending has failed before
 */
export const queueMail = async (
  db: Pick<NodePgDatabase, 'insert'>,
  toAddress: string,
  message: MailMessage,
  now: Date,
  expiresAt: Date | null = null,
): Promise<void> => {
  await db.insert(mail).values({ ...message, toAddress, createdAt: now, nextAttemptAt: now, expiresAt });
};
