/**
 * Tests freezing days: points are awarded once, with any number of processes and after any delay, and a frozen day
 * rejects changes.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOwnPosition } from '@/server/scores/boards/find-own';
import { freezeNextDay } from '@/server/scores/boards/freeze-day';
import { startBoardCountWorker } from '@/server/scores/boards/board-count-worker';
import { createLog } from '@/server/platform/log';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import { addPlayer, addResult } from '../../../support/board-results';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const insertDailyResult = (levelKey: string, value: number) => ({
  game: 'sudoku',
  mode: 'daily',
  isReverse: true,
  levelKey,
  value,
  at: `${levelKey}T12:00:00Z`,
});
const freezeAll = async (at: string): Promise<number> => {
  let frozen = 0;
  while (await freezeNextDay(database.db, new Date(at))) frozen += 1;
  return frozen;
};
const pointsOn = async (period: string, key: string) => {
  const { rows } = await database.pool.query<{ name: string; points: number }>(
    `select p.display_name as name, 2147483647 - sort_key as points from scores.board_entry
     join scores.board b on b.id = board_id join scores.player p on p.id = player_id
     where period = $1 and key = $2 order by sort_key, achieved_at, player_id`,
    [period, key],
  );
  return rows.map(({ name, points }) => [name, points]);
};

describe('freezing a day’s board', () => {
  it('awards points by rank among all players, and adds them up for weeks and months', async () => {
    const [mia, guest, nia] = [
      await addPlayer(database, 'Mia'),
      await addPlayer(database, 'g', true),
      await addPlayer(database, 'Nia'),
    ];
    await addResult(database, mia, insertDailyResult('2026-11-28', 90_000));
    await addResult(database, guest, insertDailyResult('2026-11-28', 60_000), true);
    await addResult(database, nia, insertDailyResult('2026-11-28', 90_000));
    // Sunday is in the same week, Monday in the next week, and Tuesday in the next month.
    await addResult(database, mia, insertDailyResult('2026-11-29', 50_000));
    await addResult(database, nia, insertDailyResult('2026-11-30', 50_000));
    await addResult(database, mia, insertDailyResult('2026-12-01', 50_000));
    expect(await freezeAll('2026-12-03T00:00:00Z')).toBe(4);
    expect(await pointsOn('week', '2026-11-23')).toEqual([
      ['Mia', 167],
      ['Guest', 100],
      ['Nia', 67],
    ]);
    expect(await pointsOn('week', '2026-11-30')).toEqual([
      ['Nia', 100],
      ['Mia', 100],
    ]);
    expect(await pointsOn('month', '2026-11-01')).toEqual([
      ['Mia', 167],
      ['Nia', 167],
      ['Guest', 100],
    ]);
    expect(await pointsOn('month', '2026-12-01')).toEqual([['Mia', 100]]);
    const { rows } = await database.pool.query(
      `select id from scores.board where period = 'week' and key = '2026-11-23'`,
    );
    const board = { id: Number(rows[0]?.id), isReverse: false };
    expect(await findOwnPosition(database.pool, board, nia)).toMatchObject({
      own: { rank: 2, value: 67 },
      neighbors: [{ displayName: 'Mia', rank: 1, value: 167 }],
      entrants: 2,
      percentile: 1,
    });
  });

  it('happens at 12:00 UTC of the next day, and not earlier', async () => {
    await addResult(database, await addPlayer(database, 'Mia'), insertDailyResult('2026-11-20', 1_000));
    expect(await freezeAll('2026-11-21T11:59:59.999Z')).toBe(0);
    expect(await freezeAll('2026-11-21T12:00:00Z')).toBe(1);
    expect(await freezeAll('2026-11-30T00:00:00Z')).toBe(0);
  });

  it('happens only once for each day, even with four processes', async () => {
    const players = await Promise.all([1, 2, 3].map((count) => addPlayer(database, `p${count}`)));
    for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'])
      for (const [at, id] of players.entries())
        await addResult(database, id, insertDailyResult(day, 1_000 * (at + 1)));
    await Promise.all([1, 2, 3, 4].map(() => freezeAll('2026-12-01T00:00:00Z')));
    await freezeAll('2026-12-01T00:00:00Z');
    expect(await pointsOn('week', '2026-11-16')).toEqual([
      ['p1', 500],
      ['p2', 335],
      ['p3', 170],
    ]);
  });

  it('rejects later results, and waits for a result that is being stored', async () => {
    const [mia, nia] = [await addPlayer(database, 'Mia'), await addPlayer(database, 'Nia')];
    await addResult(database, mia, insertDailyResult('2026-11-20', 1_000));
    await freezeAll('2026-11-21T12:00:00Z');
    // A process whose clock is behind still considers the day open.
    expect(await addResult(database, nia, insertDailyResult('2026-11-20', 500))).toBeNull();
    expect(await pointsOn('week', '2026-11-16')).toEqual([['Mia', 100]]);

    const racers = await Promise.all(Array.from({ length: 20 }, (_, at) => addPlayer(database, `r${at}`)));
    await addResult(database, mia, insertDailyResult('2026-11-21', 9_000));
    const [placements] = await Promise.all([
      Promise.all(
        racers.map((id, at) => addResult(database, id, insertDailyResult('2026-11-21', 1_000 + at))),
      ),
      freezeAll('2026-11-22T12:00:00Z'),
    ]);
    const { rows } = await database.pool.query(
      `select count(*)::int as entries, count(points)::int as pointed from scores.board_entry
       join scores.board b on b.id = board_id where period = 'day' and key = '2026-11-21'`,
    );
    const accepted = placements.filter((placement) => placement !== null).length;
    await freezeAll('2026-11-22T12:00:00Z');
    expect(rows[0]?.entries).toBe(accepted + 1);
    expect(rows[0]?.pointed).toBe(accepted + 1);
  });

  it('catches up on several missed days when the site starts', async () => {
    await addResult(database, await addPlayer(database, 'Mia'), insertDailyResult('2026-11-10', 1_000));
    await addResult(database, await addPlayer(database, 'Nia'), insertDailyResult('2026-11-11', 1_000));
    const log = createLog({ level: 'debug', json: true, write: () => undefined });
    const worker = startBoardCountWorker(database.db, { now: () => new Date('2026-11-20T00:00:00Z') }, log);
    await worker.updateCounts();
    await worker.stop();
    expect(await pointsOn('week', '2026-11-09')).toEqual([
      ['Mia', 100],
      ['Nia', 100],
    ]);
    const { rows } = await database.pool.query('select count(*)::int as left from scores.board_change');
    expect(rows).toEqual([{ left: 0 }]);
  });
});
