/** Sends what is due: each message by one process, again later where it failed, given up after a day, or when it has had its time. */
import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createTransport } from 'nodemailer';
import { mail } from '../../db/schema/members';
import type { Clock } from '../clock';
import { tellOperators } from '../happenings';
import type { Log } from '../log';

export interface OutgoingMail {
  /** The same at every try: whoever gets a message twice can tell. */
  messageId: string;
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

type MailRow = typeof mail.$inferSelect;
type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export interface Posting {
  clock: Clock;
  log: Log;
  /** The site's host: the right half of a message's id. */
  host: string;
  /** Whether a mail that goes only while its member wants it is still wanted, and at this address. */
  isWanted: (tx: Transaction, memberUid: number, toAddress: string) => Promise<boolean>;
}

// The process may die between the mail server's yes and the commit, and the message then goes again. With the instant, since a
// database that was made anew counts from one again.
const messageIdOf = ({ id, createdAt }: MailRow, host: string): string =>
  `<mail.${id}.${createdAt.getTime().toString(36)}@${host}>`;

/** The message that is due longest, those that cannot wait before all others; no other process has it meanwhile. */
const takeDue = async (tx: Transaction, now: Date): Promise<MailRow | undefined> => {
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
    .orderBy(asc(mail.canWait), asc(mail.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return due;
};

/** Sends one due message; false where none is. */
export const sendNextMail = async (
  db: NodePgDatabase,
  send: SendMail,
  { clock, log, host, isWanted }: Posting,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const due = await takeDue(tx, now);
    if (!due) return false;
    // It may have been on its way when its member changed their mind, and then failed.
    if (due.memberUid !== null && !(await isWanted(tx, due.memberUid, due.toAddress))) {
      await tx.delete(mail).where(eq(mail.id, due.id));
      return true;
    }
    const attempts = due.attempts + 1;
    try {
      const { toAddress, subject, textBody, htmlBody, headers } = due;
      const messageId = messageIdOf(due, host);
      await send({ messageId, to: toAddress, subject, text: textBody, html: htmlBody, headers });
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
