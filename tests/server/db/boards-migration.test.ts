/** Tests migration 0005, which moves bests and ranked runs to the boards. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations } from '@/server/db/migrate';
import { freezeNextDay } from '@/server/scores/boards/freeze-day';
import type { TestDatabase } from '../../support/database';
import { quietLog } from '../../support/embedded-test-server';
import { createOldDatabase, MIGRATIONS_FOLDER, migrateThrough } from '../../support/old-database';
import { expectSortedEntries } from '../../support/sorted-entries';

let database: TestDatabase;
beforeAll(async () => {
  database = await createOldDatabase('0004_streaks.sql');
});
afterAll(() => database.drop());

/** Inserts a game with the columns that the table had after migration 0003; only the modes matter here. */
const insertGame = (slug: string, modes: { key: string; reverse: boolean }[]) =>
  database.pool.query(
    `insert into product.game (slug, keyword, title, genres, highlight_color, published_at, updated_at, media, texts, extra,
       modes, source, source_key, source_hash)
     values ($1, $1, $1, '{1}', '#195AAB', now(), now(), '{}', '{}', '{}', $2, 'built-in', $1, '')`,
    [slug, JSON.stringify(modes)],
  );

describe('the boards migration', () => {
  it('adds personal bests and ranked runs to the boards, in their mode’s sort order', async () => {
    const { pool, db } = database;
    await insertGame('quiet-sudoku', [{ key: 'daily', reverse: true }]);
    await insertGame('orbit-keeper', [{ key: 'gentle', reverse: false }]);
    await pool.query(`insert into scores.player (subject, is_guest, display_name)
    values ('member:1', false, 'Mia'), ('member:2', false, 'Nia'), ('guest:1', true, 'Guest')`);
    const add = (player: string, game: string, mode: string, day: string | null, value: number, at: string) =>
      pool.query(
        `with r as (
         insert into scores.run (id, player_id, game, mode, level_key, seed, token_hashes, state, started_at, last_seen_at,
           finished_at, value, is_counted, is_ranked, is_on_time, is_guest)
         select gen_random_uuid(), id, $2, $3, $4, 's', '{}', 'finished', $6, $6, $6, $5, true, true, true, is_guest
         from scores.player where subject = $1 returning *)
       insert into scores.best (game, mode, player_id, is_guest, value, run_id, achieved_at)
       select game, mode, player_id, is_guest, value, id, finished_at from r on conflict do nothing`,
        [player, game, mode, day, value, at],
      );
    await add('member:1', 'quiet-sudoku', 'daily', '2026-11-19', 50_000, '2026-11-19T12:00:00Z');
    await add('member:2', 'quiet-sudoku', 'daily', '2026-11-19', 70_000, '2026-11-19T13:00:00Z');
    await add('guest:1', 'quiet-sudoku', 'daily', '2026-11-19', 60_000, '2026-11-19T14:00:00Z');
    await add('member:1', 'orbit-keeper', 'gentle', null, 900, '2026-11-15T23:30:00Z');
    await add('member:1', 'orbit-keeper', 'gentle', null, 400, '2026-11-16T00:30:00Z');
    await add('member:2', 'orbit-keeper', 'gentle', null, 700, '2026-11-16T10:00:00Z');

    expect(await migrateThrough(pool, '0005_boards.sql')).toContain('0005_boards.sql');
    const rows = async () =>
      (
        await pool.query<{ row: string }>(
          `select concat_ws(' ', game, period, nullif(key, ''), display_name,
           case when is_reverse then sort_key else 2147483647 - sort_key end) as row
         from scores.board_entry e join scores.board b on b.id = board_id join scores.player p on p.id = player_id
         order by game, period, key, sort_key`,
        )
      ).rows.map(({ row }) => row);
    expect(await rows()).toEqual([
      'orbit-keeper all Mia 900',
      'orbit-keeper all Nia 700',
      'orbit-keeper day 2026-11-15 Mia 900',
      'orbit-keeper day 2026-11-16 Nia 700',
      'orbit-keeper day 2026-11-16 Mia 400',
      'orbit-keeper month 2026-11-01 Mia 900',
      'orbit-keeper month 2026-11-01 Nia 700',
      'orbit-keeper week 2026-11-09 Mia 900',
      'orbit-keeper week 2026-11-16 Nia 700',
      'orbit-keeper week 2026-11-16 Mia 400',
      'quiet-sudoku all Mia 50000',
      'quiet-sudoku all Guest 60000',
      'quiet-sudoku all Nia 70000',
      'quiet-sudoku day 2026-11-19 Mia 50000',
      'quiet-sudoku day 2026-11-19 Guest 60000',
      'quiet-sudoku day 2026-11-19 Nia 70000',
    ]);

    // From here on, the current code reads the migrated data.
    await applyMigrations(pool, MIGRATIONS_FOLDER, quietLog);
    await expectSortedEntries(pool);
    expect(await freezeNextDay(db, new Date('2026-11-20T11:59:00Z'))).toBe(false);
    expect(await freezeNextDay(db, new Date('2026-11-20T12:00:00Z'))).toBe(true);
    expect((await rows()).filter((row) => row.startsWith('quiet-sudoku week'))).toEqual([
      'quiet-sudoku week 2026-11-16 Mia 100',
      'quiet-sudoku week 2026-11-16 Guest 67',
      'quiet-sudoku week 2026-11-16 Nia 34',
    ]);
  });
});
