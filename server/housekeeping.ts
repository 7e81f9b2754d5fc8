/** Deletes expired rows. The privacy policy states these retention periods (content/about/privacyPolicy.md). */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Clock } from './platform/clock';
import type { Log } from './platform/log';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 86_400_000;

/** The number of days that each kind of row is retained after its last use. */
const RETENTION_DAYS = {
  limits: 2,
  views: 2,
  reports: 90,
  mail: 30,
  requests: 90,
  accountRequests: 2,
  reminders: 2,
  payments: 90,
};

/** Deletes expired rows; safe to run from several processes at once. */
export const deleteExpiredRows = async (db: NodePgDatabase, now: Date): Promise<void> => {
  const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
  const at = now.toISOString();
  await db.execute(sql`delete from product.session where expires_at < ${at}`);
  await db.execute(sql`delete from product.account_token where expires_at < ${at}`);
  await db.execute(sql`delete from product.claim where expires_at < ${at}`);
  await db.execute(
    sql`delete from product.rate_window where not ${daysAgo(RETENTION_DAYS.limits)}::timestamptz < any (hits) and key <> 'readyz'`,
  );
  await db.execute(sql`delete from product.rate_budget where starts_at < ${daysAgo(RETENTION_DAYS.limits)}`);
  await db.execute(sql`delete from product.game_view where day < ${daysAgo(RETENTION_DAYS.views)}::date`);
  await db.execute(sql`delete from product.report where created_at < ${daysAgo(RETENTION_DAYS.reports)}`);
  await db.execute(
    sql`delete from product.error_group where last_seen_at < ${daysAgo(RETENTION_DAYS.reports)}`,
  );
  // Providers resend events for days, and the reconciliation queries past days; 90 days are longer than both.
  await db.execute(
    sql`delete from product.payment_event where received_at < ${daysAgo(RETENTION_DAYS.payments)}`,
  );
  await db.execute(
    sql`delete from product.sandbox_event where created_at < ${daysAgo(RETENTION_DAYS.payments)}`,
  );
  // Deletes mail even if it was not sent or its account no longer exists. The site stops trying to send a mail after a
  // day.
  await db.execute(sql`delete from product.mail where created_at < ${daysAgo(RETENTION_DAYS.mail)}`);
  // In demo mode the outbox shows links and codes until they expire. Undelivered mail expires too.
  await db.execute(sql`update product.mail set text_body = '', html_body = '', headers = '{}'
    where expires_at < ${at} and text_body <> ''`);
  // Deletes requests for account mail, such as a password reset, even if they were not processed. The site gives up on
  // a request after a few attempts.
  await db.execute(
    sql`delete from product.account_request where created_at < ${daysAgo(RETENTION_DAYS.accountRequests)}`,
  );
  // Reminders that were turned off are retained for two days. Turning them on again therefore sends no second reminder
  // on the same day.
  await db.execute(
    sql`delete from product.streak_reminder where switched_on_at is null and next_check_at < ${daysAgo(RETENTION_DAYS.reminders)}`,
  );
  for (const table of ['game_problem', 'contact_message', 'member_report', 'comment_report'])
    await db.execute(
      sql`delete from ${sql.raw(`product.${table}`)} where resolved_at < ${daysAgo(RETENTION_DAYS.requests)}`,
    );
};

/** Deletes expired rows now and every hour. */
export const startHousekeeping = (
  db: NodePgDatabase,
  clock: Clock,
  log: Log,
  sweeps: readonly ((db: NodePgDatabase, now: Date) => Promise<void>)[],
): { stop(): void } => {
  const runSweeps = (): void => {
    for (const each of sweeps)
      each(db, clock.now()).catch((error: unknown) => log.warn('housekeeping failed, will retry', { error }));
  };
  runSweeps();
  const timer = setInterval(runSweeps, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};
