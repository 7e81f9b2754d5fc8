/** Tests that expired rows are deleted, and no other rows. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredRows } from '@/server/housekeeping';
import { composeMail } from '@/server/platform/mail/message';
import { queueMail } from '@/server/platform/mail/queue';
import { removeLostGuests } from '@/server/scores/players/remove-lost-guests';
import { createTestMember } from '../support/members';
import { createTestGuest, createTestServices, type TestServices } from '../support/services';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-21T12:00:00Z');
const daysAfter = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const countRows = async (table: string): Promise<number> => {
  const { rows } = await services.database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table}`,
  );
  return rows[0]?.n ?? 0;
};

describe('the housekeeping', () => {
  it('deletes expired sessions, secrets and the text of mail, but not the member', async () => {
    await createTestMember(services, 'Ada', { isVerified: false });
    await services.flushJobs();
    const tables = ['product.session', 'product.account_token', 'product.mail'];
    const counts = () => Promise.all(tables.map(countRows));
    const before = await counts();
    expect(before).toEqual([1, 1, 1]);
    await deleteExpiredRows(services.database.db, NOW);
    expect(await counts()).toEqual(before);
    await deleteExpiredRows(services.database.db, daysAfter(31));
    expect(await counts()).toEqual([0, 0, 0]);
    expect(await countRows('product.member')).toBe(1);
  });

  it('deletes mail 30 days after its creation, sent or not, even of existing accounts', async () => {
    await createTestMember(services, 'Bea');
    await services.flushJobs();
    const { db, pool } = services.database;
    await pool.query('delete from product.mail');
    const message = composeMail({ kind: 'test', subject: 'Test', paragraphs: [] }, 'Starwick');
    for (const subject of ['sent a day later', 'given up', 'expired'])
      await queueMail(db, 'bea@example.com', { ...message, subject }, NOW);
    await pool.query(`update product.mail set sent_at = $1 where subject = 'sent a day later'`, [
      daysAfter(1),
    ]);
    await pool.query(`update product.mail set attempts = 20 where subject = 'given up'`);
    await pool.query(`update product.mail set expires_at = $1 where subject = 'expired'`, [daysAfter(1)]);
    await deleteExpiredRows(db, daysAfter(30));
    expect(await countRows('product.mail')).toBe(3);
    await deleteExpiredRows(db, new Date(daysAfter(30).getTime() + 1));
    expect(await countRows('product.mail')).toBe(0);
    expect(await countRows(`product.member where name = 'Bea'`)).toBe(1);
  });

  it('deletes guests who were absent for 90 days, but no members', async () => {
    await createTestGuest(services);
    await services.database.pool.query(
      `insert into scores.player (subject, is_guest, display_name, seen_at) values ('member:9', false, 'Old', '2020-01-01')`,
    );
    const { db } = services.database;
    // Measured with the database's own clock.
    const now = new Date();
    await removeLostGuests(db, new Date(now.getTime() + 89 * DAY_MS));
    expect(await countRows('scores.player')).toBe(2);
    await removeLostGuests(db, new Date(now.getTime() + 91 * DAY_MS));
    expect(await countRows('scores.player')).toBe(1);
  });
});
