/**
 * Tests boards when players change: a guest becomes a member, a member leaves, a lost guest is deleted. Ranks stay the
 * same as in a full sort.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '@/server/scores/players/current-player';
import { mergeGuest } from '@/server/scores/players/merge-guest';
import { removeLostGuests } from '@/server/scores/players/remove-lost-guests';
import { freezeNextDay } from '@/server/scores/boards/freeze-day';
import { foldCountChanges } from '@/server/scores/boards/board-count-worker';
import type { RequestContext } from '@/server/http/context';
import type { ScoresService } from '@/server/scores/service';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import { addPlayer, addResult, type TestResult } from '../../../support/board-results';
import { expectSortedEntries } from '../../../support/sorted-entries';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const NOW = new Date('2026-11-25T12:00:00Z');

/** Adds a result and its run, because a merge recomputes boards from runs. */
const addRun = async (playerId: number, result: TestResult, isGuest: boolean): Promise<void> => {
  await database.pool.query(
    `insert into scores.run (id, player_id, game, mode, level_key, seed, token_hashes, state, started_at, last_seen_at,
       finished_at, value, is_counted, is_ranked, is_on_time, is_guest, verdict)
     values (gen_random_uuid(), $1, $2, $3, $4, 's', '{}', 'finished', $5, $5, $5, $6, true, true, true, $7, 'counted')`,
    [playerId, result.game, result.mode, result.levelKey ?? null, result.at, result.value, isGuest],
  );
  await addResult(database, playerId, result, isGuest);
};

const insertDailyResult = (levelKey: string, value: number, hour = 12): TestResult => ({
  game: 'sudoku',
  mode: 'daily',
  isReverse: true,
  levelKey,
  value,
  at: `${levelKey}T${String(hour).padStart(2, '0')}:00:00Z`,
});
const insertArcadeResult = (value: number, at = '2026-11-20T12:00:00Z'): TestResult => ({
  game: 'orbit',
  mode: 'gentle',
  isReverse: false,
  value,
  at,
});
const freezeAll = async (at: string): Promise<void> => {
  while (await freezeNextDay(database.db, new Date(at)));
};
const mergeInto = async (guest: string, memberId: number): Promise<number> => {
  const { rows } = await database.pool.query('select * from scores.player where id = $1', [memberId]);
  const member = { ...rows[0], id: memberId, isGuest: false } as Player;
  const tokens = {
    read: () => Promise.resolve({ subject: `guest:${guest}`, isGuest: true, shown: null }),
  } as unknown as ScoresService['tokens'];
  const service = {
    db: database.db,
    tokens,
    findGame: () => Promise.resolve(null),
  } as unknown as ScoresService;
  const request = new Request('http://localhost/scores/merge');
  const context = { request, clock: { now: () => NOW } } as unknown as RequestContext;
  return mergeGuest(service, member, context, 'token');
};
const rowsOf = async (playerId: number) => {
  const { rows } = await database.pool.query<{ board: string; key: string; value: number; points: number }>(
    `select mode || ' ' || period as board, key, points,
       case when is_reverse then sort_key else 2147483647 - sort_key end as value
     from scores.board_entry join scores.board on id = board_id where player_id = $1 order by 1, 2`,
    [playerId],
  );
  return rows.map(({ board, key, value, points }) => [board, key, value, points]);
};

describe('merging a guest into a member', () => {
  it('keeps one row per board: the earlier result and its points for a daily, the better result for other games', async () => {
    const [mia, guest, nia] = [
      await addPlayer(database, 'Mia'),
      await addPlayer(database, 'g', true),
      await addPlayer(database, 'Nia'),
    ];
    // On the frozen day, the guest was earlier but slower; the member's own row is removed with its points.
    await addRun(guest, insertDailyResult('2026-11-20', 90_000, 9), true);
    await addRun(mia, insertDailyResult('2026-11-20', 50_000, 10), false);
    await addRun(nia, insertDailyResult('2026-11-20', 70_000), false);
    await addRun(guest, insertDailyResult('2026-11-21', 40_000), true);
    await freezeAll('2026-11-22T12:00:00Z');
    // This day is still open.
    await addRun(mia, insertDailyResult('2026-11-25', 60_000, 9), false);
    await addRun(guest, insertDailyResult('2026-11-25', 30_000, 10), true);
    await addRun(guest, insertArcadeResult(700), true);
    await addRun(mia, insertArcadeResult(300), false);
    await foldCountChanges(database.db);

    expect(await mergeInto('g', mia)).toBe(4);
    expect(await rowsOf(guest)).toEqual([]);
    expect(await rowsOf(mia)).toEqual([
      ['daily all', '', 40_000, null],
      ['daily day', '2026-11-20', 90_000, 34],
      ['daily day', '2026-11-21', 40_000, 100],
      ['daily day', '2026-11-25', 60_000, null],
      ['daily month', '2026-11-01', 134, null],
      ['daily week', '2026-11-16', 134, null],
      ['gentle all', '', 700, null],
      ['gentle day', '2026-11-20', 700, null],
      ['gentle month', '2026-11-01', 700, null],
      ['gentle week', '2026-11-16', 700, null],
    ]);
    expect(await rowsOf(nia)).toContainEqual(['daily week', '2026-11-16', 67, null]);
    await expectSortedEntries(database.pool);
    await foldCountChanges(database.db);
    await expectSortedEntries(database.pool);
    await freezeAll('2026-11-26T12:00:00Z');
    expect(await rowsOf(mia)).toContainEqual(['daily month', '2026-11-01', 234, null]);
    await expectSortedEntries(database.pool);
  });

  it('gives exact ranks while others play, days freeze and lost guests are deleted', async () => {
    const members = await Promise.all([0, 1, 2, 3, 4].map((at) => addPlayer(database, `m${at}`)));
    const guests = await Promise.all([0, 1, 2, 3, 4].map((at) => addPlayer(database, `g${at}`, true)));
    const lostGuest = await addPlayer(database, 'lost', true);
    await addRun(lostGuest, insertArcadeResult(650), true);
    await database.pool.query(`update scores.player set seen_at = '2020-01-01' where id = $1`, [lostGuest]);
    for (const [at, id] of members.entries()) {
      await addRun(id, insertDailyResult('2026-11-19', 1_000 * at, 10), false);
      await addRun(guests[at] ?? 0, insertDailyResult('2026-11-19', 900 * at, at), true);
      await addRun(guests[at] ?? 0, insertDailyResult('2026-11-18', 900 * at, at), true);
    }
    await Promise.all([
      ...members.map((id, at) => mergeInto(`g${at}`, id)),
      ...members.flatMap((id) => [1, 2, 3].map((count) => addRun(id, insertArcadeResult(id * count), false))),
      freezeNextDay(database.db, NOW),
      removeLostGuests(database.db, NOW),
      foldCountChanges(database.db),
    ]);
    await freezeAll(NOW.toISOString());
    expect(await rowsOf(lostGuest)).toEqual([]);
    await expectSortedEntries(database.pool);
    await foldCountChanges(database.db);
    expect(await expectSortedEntries(database.pool)).toBe(5 * (2 + 1 + 2 + 4));
  });
});
