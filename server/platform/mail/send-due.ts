/** Delivers due mail from the outbox: leases each message, retries with backoff, and sends without an open transaction. */
import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createTransport } from 'nodemailer';
import { mail } from '../../db/schema/mail';
import type { Clock } from '../clock';
import { recordMetric } from '../metric-events';
import type { Log } from '../log';

export interface OutgoingMail {
  /** The id is the same for every attempt, so that receivers can recognize duplicates. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}
export type SendMail = (message: OutgoingMail) => Promise<void>;

const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 2 * 60 * 60_000;
const MAX_ATTEMPTS = 20;
/** The time limit for a delivery, well before its lease expires. */
const MAX_DELIVERY_MS = 3 * 60_000;
/** How long no other process may claim a message that is being sent. */
export const LEASE_MS = 5 * 60_000;

/** Creates a sender for an SMTP server; it rejects when a delivery takes longer than three minutes. */
export const createSmtpSender = (url: string, from: string): SendMail => {
  const transport = createTransport(
    { url, connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 60_000 },
    { from },
  );
  return async (message) => {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(MAX_DELIVERY_MS) });
  };
};

/** Sends nothing. In demo mode and development, /dev/outbox shows the stored message. */
export const storeInOutbox: SendMail = () => Promise.resolve();

const retryDelayAfter = (attempts: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), MAX_WAIT_MS);

type MailRow = typeof mail.$inferSelect;

export interface DeliveryOptions {
  clock: Clock;
  log: Log;
  /** The site's host, the part of a message id after the @. */
  host: string;
  /** Whether the table is the only place to read messages, so that their bodies must remain after sending. */
  isOutbox: boolean;
  /** Returns whether a member still wants mail that requires their consent, at this email address. */
  isWanted: (db: NodePgDatabase, memberUid: number, recipient: string) => Promise<boolean>;
}

// If a process dies after the server has accepted a message, the message is sent again with the same id. The id contains
// the creation time, because a new database counts from one again.
const createMessageId = ({ id, createdAt }: MailRow, host: string): string =>
  `<mail.${id}.${createdAt.getTime().toString(36)}@${host}>`;

/** Leases the message that has been due longest, urgent messages first, and counts the attempt. */
const claimDueMail = async (db: NodePgDatabase, now: Date): Promise<MailRow | undefined> => {
  const due = db
    .select({ id: mail.id })
    .from(mail)
    .where(
      and(
        isNull(mail.sentAt),
        lte(mail.nextAttemptAt, now),
        lt(mail.attempts, MAX_ATTEMPTS),
        or(isNull(mail.expiresAt), gt(mail.expiresAt, now)),
      ),
    )
    .orderBy(asc(mail.canWait), asc(mail.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    // A scalar subquery runs only once. With IN, the plan might run it for each row and lease more rows than it returns.
    .where(eq(mail.id, due))
    .returning();
  return claimed;
};

/** Empty values for the columns whose links, keys and tokens must not remain in the table. */
const ERASED_CONTENT = { textBody: '', htmlBody: '', headers: {} };

const deliverMail = async (
  db: NodePgDatabase,
  send: SendMail,
  due: MailRow,
  { clock, host, isOutbox, isWanted }: DeliveryOptions,
): Promise<void> => {
  // The member may have opted out since the message was queued or since the last attempt.
  if (due.memberUid !== null && !(await isWanted(db, due.memberUid, due.recipient))) {
    await db.delete(mail).where(eq(mail.id, due.id));
    return;
  }
  const { recipient, subject, textBody, htmlBody, headers } = due;
  await send({
    messageId: createMessageId(due, host),
    to: recipient,
    subject,
    text: textBody,
    html: htmlBody,
    headers,
  });
  await db
    .update(mail)
    .set({ sentAt: clock.now(), lastError: null, ...(isOutbox ? {} : ERASED_CONTENT) })
    .where(eq(mail.id, due.id));
  recordMetric({ kind: 'mail', outcome: 'sent' });
};

/** Schedules the next attempt, unless the lease has expired and another process has claimed the message. */
const recordDeliveryFailure = async (
  db: NodePgDatabase,
  { id, kind, attempts }: MailRow,
  error: unknown,
  { clock, log }: DeliveryOptions,
): Promise<void> => {
  recordMetric({ kind: 'mail', outcome: 'failed' });
  const waitMs = retryDelayAfter(attempts);
  log.warn(`mail delivery failed, retrying in ${waitMs / 1000} s`, { kind, attempts, error });
  await db
    .update(mail)
    .set({
      lastError: error instanceof Error ? error.message : String(error),
      nextAttemptAt: new Date(clock.now().getTime() + waitMs),
    })
    .where(and(eq(mail.id, id), eq(mail.attempts, attempts), isNull(mail.sentAt)));
};

/** Sends one due message. Returns false when none is due. A failed message counts as work done and never blocks the next one. */
export const sendNextMail = async (
  db: NodePgDatabase,
  send: SendMail,
  delivery: DeliveryOptions,
): Promise<boolean> => {
  const due = await claimDueMail(db, delivery.clock.now());
  if (!due) return false;
  try {
    await deliverMail(db, send, due, delivery);
  } catch (error) {
    await recordDeliveryFailure(db, due, error, delivery);
  }
  return true;
};
