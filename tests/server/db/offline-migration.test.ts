/** Tests migration 0013. It marks runs that were finished offline, and mail that requires its member's consent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '@/server/db/connect';
import type { TestDatabase } from '../../support/database';
import { quietLog } from '../../support/embedded-test-server';
import { createOldDatabase, migrateThrough } from '../../support/old-database';

const NAME = '0013_offline-runs-and-mail.sql';
let database: TestDatabase;
beforeAll(async () => {
  database = await createOldDatabase(NAME);
});
afterAll(() => database.drop());

describe('the migration of offline runs', () => {
  it('marks quarantined offline runs and queued reminders, also on a server from DATABASE_URL', async () => {
    const { pool } = database;
    await pool.query(
      `insert into scores.player (subject, is_guest, display_name) values ('member:1', false, 'Mia')`,
    );
    const addRun = (seed: string, verdict: string, moveCount: number, moves: string) =>
      pool.query(
        `insert into scores.run (id, player_id, game, mode, seed, token_hashes, state, started_at, last_seen_at, finished_at,
         is_guest, verdict, move_count, moves)
       select gen_random_uuid(), id, 'quiet-sudoku', 'easy', $1, '{}', 'finished', now(), now(), now(), false, $2, $3, $4
       from scores.player`,
        [seed, verdict, moveCount, moves],
      );
    await addRun('held, offline', 'quarantined', 0, '[1, 2]');
    await addRun('held', 'quarantined', 2, '[1, 2]');
    await addRun('held, of a value', 'quarantined', 0, '[]');
    await addRun('counted', 'counted', 2, '[1, 2]');
    await pool.query(
      `insert into product.member (member_id, name, name_key, email, email_key, email_verified_at, password_hash)
     values ('1', 'Mia', 'mia', 'mia@example.com', 'mia@example.com', now(), ''),
            ('2', 'Nia', 'nia', 'mia@example.com', 'mia@example.com', null, '')`,
    );
    await pool.query(
      `insert into product.mail (kind, to_address, subject, text_body, html_body, created_at, next_attempt_at, sent_at)
     values ('streak-reminder', 'mia@example.com', 'waits', '', '', now(), now(), null),
            ('streak-reminder', 'mia@example.com', 'sent', '', '', now(), now(), now()),
            ('reset', 'mia@example.com', 'password', '', '', now(), now(), null)`,
    );

    // Connects by URL, like a site with DATABASE_URL.
    const outside = createPool({ connectionString: database.connectionString, max: 1 }, quietLog);
    expect(await migrateThrough(outside, NAME)).toEqual([NAME]);
    await outside.end();
    const runs = await pool.query('select seed from scores.run where is_offline');
    expect(runs.rows).toEqual([{ seed: 'held, offline' }]);
    const mails = await pool.query(
      `select subject, can_wait, name from product.mail left join product.member on uid = member_uid order by mail.id`,
    );
    expect(mails.rows).toEqual([
      { subject: 'waits', can_wait: true, name: 'Mia' },
      { subject: 'sent', can_wait: false, name: null },
      { subject: 'password', can_wait: false, name: null },
    ]);
  });
});
