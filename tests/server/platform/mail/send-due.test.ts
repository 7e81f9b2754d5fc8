/** Tests the mail queue: the order of sending, and how receivers recognize duplicates. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '@/server/db/schema/mail';
import { createLog } from '@/server/platform/log';
import { composeMail } from '@/server/platform/mail/message';
import { queueMail } from '@/server/platform/mail/queue';
import {
  createSmtpSender,
  LEASE_MS,
  type OutgoingMail,
  type SendMail,
  sendNextMail,
} from '@/server/platform/mail/send-due';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import { startSmtpServer, type TestSmtpServer } from '../../../support/smtp-server';

const NOW = new Date('2026-11-21T18:30:00Z');
let database: TestDatabase;
let smtp: TestSmtpServer;
beforeEach(async () => {
  database = await createTestDatabase();
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await smtp.close();
  await database.drop();
});

const log = createLog({ level: 'debug', json: true, write: () => undefined });
const sendNext = (send: SendMail, now = NOW, host = 'starwick.example') =>
  sendNextMail(database.db, send, {
    clock: { now: () => now },
    log,
    host,
    isOutbox: false,
    isWanted: () => Promise.resolve(true),
  });
const messageOf = (subject: string) => composeMail({ kind: 'test', subject, paragraphs: [] }, 'Starwick');
const createGate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};
const messageIds = (): string[] =>
  smtp.messages.map((message) => /^Message-ID: (.+)$/im.exec(message)?.[1] ?? '');

describe('claiming a due message', () => {
  it('leases only one message, whatever query plan the database chooses', async () => {
    for (const subject of ['First', 'Second', 'Third'])
      await queueMail(database.db, 'mia@example.com', messageOf(subject), NOW);
    const { pool } = database;
    // Forces the query plan of a large table, with the subquery inside a loop over the rows.
    await pool.query('set enable_hashjoin = off');
    await pool.query('set enable_mergejoin = off');
    await pool.query('set enable_sort = off');
    await pool.query('set enable_hashagg = off');
    await pool.query('set enable_material = off');
    await sendNext(() => Promise.resolve());
    const rows = await database.db.select({ attempts: mail.attempts }).from(mail);
    expect(rows.map(({ attempts }) => attempts).sort()).toEqual([0, 0, 1]);
  });
});

describe('the id of a message', () => {
  it('stays the same if the process dies between sending the message and recording it', async () => {
    await queueMail(database.db, 'mia@example.com', messageOf('Once'), NOW);
    const send = createSmtpSender(smtp.url, 'office@starwick.example');
    const delivered = createGate();
    const sendAndCrash: SendMail = async (message) => {
      await send(message);
      delivered.open();
      await new Promise(() => undefined);
    };
    void sendNext(sendAndCrash);
    await delivered.opened;
    const [leased] = await database.db.select().from(mail);
    expect(leased).toMatchObject({ sentAt: null, attempts: 1 });
    expect(await sendNext(send, new Date(NOW.getTime() + LEASE_MS - 1))).toBe(false);
    expect(await sendNext(send, new Date(NOW.getTime() + LEASE_MS))).toBe(true);
    expect(await sendNext(send, new Date(NOW.getTime() + 2 * LEASE_MS))).toBe(false);
    const [first, second, ...more] = messageIds();
    expect(more).toEqual([]);
    expect(first).toMatch(/^<mail\.\d+\.[0-9a-z]+@starwick\.example>$/);
    expect(second).toBe(first);
  });

  it('stays the same for a retry, and differs between messages', async () => {
    await queueMail(database.db, 'mia@example.com', messageOf('First'), NOW);
    const seen: string[] = [];
    const fail = ({ messageId }: OutgoingMail) => {
      seen.push(messageId);
      return Promise.reject(new Error('busy'));
    };
    await sendNext(fail);
    await queueMail(database.db, 'mia@example.com', messageOf('Second'), NOW);
    const send = createSmtpSender(smtp.url, 'office@starwick.example');
    while (await sendNext(send, new Date(NOW.getTime() + 60_000)));
    expect(messageIds()).toHaveLength(2);
    expect(messageIds()).toContain(seen[0]);
    expect(new Set(messageIds()).size).toBe(2);
  });

  it('differs from the ids of an earlier database that counted from one as well', async () => {
    const seen: string[] = [];
    const send = ({ messageId }: OutgoingMail) => Promise.resolve(void seen.push(messageId));
    for (const at of [NOW, new Date(NOW.getTime() + 1)]) {
      await database.pool.query('truncate product.mail restart identity');
      await queueMail(database.db, 'mia@example.com', messageOf('First'), at);
      await sendNext(send, new Date(NOW.getTime() + 1));
    }
    expect(seen).toHaveLength(2);
    expect(new Set(seen).size).toBe(2);
  });
});

describe('sending a due message', () => {
  const subjects = (): string[] =>
    smtp.messages.map((message) => /^Subject: (.+)$/im.exec(message)?.[1] ?? '');
  const sendAll = async (send: SendMail, at = NOW): Promise<void> => {
    while (await sendNext(send, at));
  };

  it('holds no transaction open, so a slow SMTP server causes no duplicates', async () => {
    for (const subject of ['First', 'Second', 'Third'])
      await queueMail(database.db, `${subject}@example.com`, messageOf(subject), NOW);
    const send = createSmtpSender(smtp.url, 'office@starwick.example');
    // Ends the connections that the idle-in-transaction limit would end during a slow delivery.
    const sendSlowly: SendMail = async (message) => {
      await send(message);
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      );
    };
    await sendAll(sendSlowly);
    await sendAll(sendSlowly, new Date(NOW.getTime() + 2 * LEASE_MS));
    expect(subjects().toSorted()).toEqual(['First', 'Second', 'Third']);
  });

  it('claims each message only once when several processes send at the same time', async () => {
    for (let at = 0; at < 20; at += 1)
      await queueMail(database.db, `m${at}@example.com`, messageOf(`Message ${at}`), NOW);
    const sent: string[] = [];
    const send = ({ subject }: OutgoingMail) => Promise.resolve(void sent.push(subject));
    await Promise.all([sendAll(send), sendAll(send), sendAll(send), sendAll(send)]);
    expect(sent).toHaveLength(20);
    expect(new Set(sent).size).toBe(20);
  });

  it('continues with the next message when one cannot be processed', async () => {
    await queueMail(database.db, 'mia@example.com', messageOf('Broken'), NOW, { memberUid: 7 });
    await queueMail(database.db, 'nia@example.com', messageOf('Fine'), new Date(NOW.getTime() + 1));
    const sent: string[] = [];
    const send = ({ subject }: OutgoingMail) => Promise.resolve(void sent.push(subject));
    const at = new Date(NOW.getTime() + 1);
    const posting = {
      clock: { now: () => at },
      log,
      host: 'starwick.example',
      isOutbox: false,
      isWanted: () => Promise.reject(new Error('the lookup failed')),
    };
    while (await sendNextMail(database.db, send, posting));
    expect(sent).toEqual(['Fine']);
    const [broken] = await database.db.select().from(mail).where(eq(mail.subject, 'Broken'));
    expect(broken).toMatchObject({ attempts: 1, lastError: 'the lookup failed', sentAt: null });
  });

  it('records a late success even if another process has claimed the message in the meantime', async () => {
    await queueMail(database.db, 'mia@example.com', messageOf('Late'), NOW);
    const secondGate = createGate();
    const started = createGate();
    const first = sendNext(() => {
      started.open();
      return secondGate.opened;
    });
    await started.opened;
    await sendNext(() => Promise.reject(new Error('busy')), new Date(NOW.getTime() + LEASE_MS));
    secondGate.open();
    await first;
    const [row] = await database.db.select().from(mail);
    expect(row).toMatchObject({ sentAt: NOW, attempts: 2 });
  });
});

describe('mail that can wait', () => {
  const addReminders = (count: number) =>
    database.db.insert(mail).values(
      Array.from({ length: count }, (_, at) => ({
        ...messageOf(`Reminder ${at}`),
        recipient: `m${at}@example.com`,
        createdAt: new Date(NOW.getTime() - 3_600_000),
        nextAttemptAt: new Date(NOW.getTime() - 3_600_000),
        canWait: true,
      })),
    );

  it('lets urgent mail go first, however much and however old the waiting mail is', async () => {
    await addReminders(1_000);
    await queueMail(database.db, 'mia@example.com', messageOf('Password'), NOW);
    const sent: string[] = [];
    const send = ({ subject }: OutgoingMail) => Promise.resolve(void sent.push(subject));
    await sendNext(send);
    for (let count = 0; count < 5; count += 1) await sendNext(send);
    // Urgent mail is queued between waiting mail, and is at its second attempt.
    await queueMail(database.db, 'nia@example.com', messageOf('Verification'), NOW);
    await sendNext(() => Promise.reject(new Error('busy')));
    await sendNext(send);
    await sendNext(send, new Date(NOW.getTime() + 30_000));
    expect(sent[0]).toBe('Password');
    expect(sent.slice(1, 7).every((subject) => subject.startsWith('Reminder '))).toBe(true);
    expect(sent[7]).toBe('Verification');
    const left = await database.db.$count(mail, eq(mail.attempts, 0));
    expect(left).toBe(1_000 - 6);
  });

  it('uses an index for the order of sending', async () => {
    await addReminders(1_000);
    await database.pool.query('analyze product.mail');
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain select * from product.mail where sent_at is null and next_attempt_at <= now() and attempts < 20
       order by can_wait, next_attempt_at limit 1`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('mail_due');
    expect(plan).not.toContain('Sort');
  });
});
