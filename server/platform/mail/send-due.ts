/** Sends what is due: each message by one process, again later where it failed, given up after a day, or when it has had its time. */
import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createTransport } from 'nodemailer';
import { mail } from '../../db/schema/members';
import type { Clock } from '../clock';
import { tellOperators } from '../happenings';
import type { Log } from '../log';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}
export type SendMail = (message: OutgoingMail) => Promise<void>;

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 2 * 60 * 60_000;
const MOST_ATTEMPTS = 20;

/** Hands messages to an SMTP server. */
export const createSmtpSender = (url: string, from: string): SendMail => {
  const transport = createTransport(
    // Shorter than the transaction may last that holds the row.
    { url, connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 },
    { from },
  );
  return async (message) => {
    await transport.sendMail(message);
  };
};

/** Demo and development: what was to be sent stays in the outbox, where /dev/outbox shows it. */
export const keepInOutbox: SendMail = () => Promise.resolve();

const waitAfter = (attempts: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

/** Sends one due message; false where none is. */
export const sendNextMail = async (
  db: NodePgDatabase,
  send: SendMail,
  { clock, log }: { clock: Clock; log: Log },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [due] = await tx
      .select()
      .from(mail)
      .where(
        and(
          isNull(mail.sentAt),
          lte(mail.nextAttemptAt, now),
          lt(mail.attempts, MOST_ATTEMPTS),
          or(isNull(mail.expiresAt), gt(mail.expiresAt, now)),
        ),
      )
      .orderBy(asc(mail.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    const attempts = due.attempts + 1;
    try {
      const { toAddress, subject, textBody, htmlBody, headers } = due;
      await send({ to: toAddress, subject, text: textBody, html: htmlBody, headers });
      await tx.update(mail).set({ sentAt: now, attempts, lastError: null }).where(eq(mail.id, due.id));
      tellOperators({ kind: 'mail', outcome: 'sent' });
    } catch (error) {
      tellOperators({ kind: 'mail', outcome: 'failed' });
      log.warn('a mail could not be sent', { kind: due.kind, attempts, error });
      await tx
        .update(mail)
        .set({
          attempts,
          lastError: error instanceof Error ? error.message : String(error),
          nextAttemptAt: new Date(now.getTime() + waitAfter(attempts)),
        })
        .where(eq(mail.id, due.id));
    }
    return true;
  });
