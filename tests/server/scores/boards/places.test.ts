/**
 * Compares ranks computed from counts with a full sort: concurrent submissions, improvements, ties, guests, merges,
 * deletions, and any distribution.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '@/games/kit/seeded-random';
import { findOwnPosition } from '@/server/scores/boards/find-own';
import { foldCountChanges } from '@/server/scores/boards/board-count-worker';
import { listTopEntries } from '@/server/scores/boards/list-top';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import { addPlayer, addResult } from '../../../support/board-results';
import { expectSortedEntries } from '../../../support/sorted-entries';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const addPlayers = (count: number, guestEvery: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const isGuest = at % guestEvery === 0;
      return { isGuest, id: await addPlayer(database, `player-${at}`, isGuest) };
    }),
  );

describe('ranking a board', () => {
  it.each([true, false])(
    'matches a full sort after 200 concurrent submissions (reverse: %s)',
    async (isReverse) => {
      const players = await addPlayers(50, 5);
      const random = createRandom(`submissions ${isReverse}`);
      const at = (count: number) => new Date(Date.parse('2026-11-16T00:00:00Z') + count * 3_600_000);
      await Promise.all([
        ...Array.from({ length: 200 }, (_, count) => {
          const { id, isGuest } = random.pick(players);
          // There are few values, so many are equal. Each player submits about four results, some better and some worse.
          const value = 60_000 + random.below(20) * 1_000;
          return addResult(database, id, { game: 'g', mode: 'm', isReverse, value, at: at(count) }, isGuest);
        }),
        ...Array.from({ length: 20 }, () => foldCountChanges(database.db)),
      ]);
      const { rows } = await database.pool.query('select 1 from scores.board_change');
      const places = await expectSortedEntries(database.pool);
      await foldCountChanges(database.db);
      expect(await expectSortedEntries(database.pool)).toBe(places);
      expect((await database.pool.query('select 1 from scores.board_change')).rows).toEqual([]);
      expect(places + rows.length).toBeGreaterThan(100);
    },
  );

  it.each([
    ['equal values', () => 5_000],
    ['values from 0 to the maximum', (at: number) => (at % 2 === 0 ? at : 2 ** 31 - 1 - at)],
    ['powers of two', (at: number) => 2 ** (at % 31)],
  ])('matches a full sort with %s', async (_what, valueOf) => {
    const players = await addPlayers(40, 7);
    for (const [at, { id, isGuest }] of players.entries()) {
      const result = {
        game: 'g',
        mode: 'm',
        isReverse: false,
        value: valueOf(at),
        at: '2026-11-20T00:00:00Z',
      };
      await addResult(database, id, result, isGuest);
    }
    await expectSortedEntries(database.pool);
    await foldCountChanges(database.db);
    await expectSortedEntries(database.pool);
  });

  it('orders ties by time, and gives all four neighbors their ranks', async () => {
    const of = { game: 'g', mode: 'm', isReverse: true };
    const add = async (name: string, value: number, minute: number) => {
      const id = await addPlayer(database, name);
      await addResult(database, id, { ...of, value, at: new Date(Date.UTC(2026, 10, 20, 12, minute)) });
      return id;
    };
    await add('late tie', 200, 9);
    await add('first', 100, 5);
    const own = await add('middle', 200, 4);
    await add('early tie', 200, 3);
    await add('last', 400, 0);
    await add('after', 300, 1);
    const { rows } = await database.pool.query(`select id from scores.board where period = 'all'`);
    const board = { id: Number(rows[0]?.id), isReverse: true };
    const { entries } = await listTopEntries(database.pool, board, 10, own);
    expect(entries.map(({ displayName, rank, isYou }) => [displayName, rank, isYou])).toEqual([
      ['first', 1, false],
      ['early tie', 2, false],
      ['middle', 2, true],
      ['late tie', 2, false],
      ['after', 5, false],
      ['last', 6, false],
    ]);
    const found = await findOwnPosition(database.pool, board, own);
    expect(found.own).toMatchObject({ displayName: 'middle', rank: 2 });
    expect(found.neighbors.map(({ displayName, rank, isYou }) => [displayName, rank, isYou])).toEqual([
      ['first', 1, false],
      ['early tie', 2, false],
      ['late tie', 2, false],
      ['after', 5, false],
    ]);
  });

  it('keeps a player’s better result, and the earlier of two equal results', async () => {
    const id = await addPlayer(database, 'again');
    const of = { game: 'g', mode: 'm', isReverse: false };
    await addResult(database, id, { ...of, value: 10, at: '2026-11-20T10:00:00Z' });
    await addResult(database, id, { ...of, value: 10, at: '2026-11-20T11:00:00Z' });
    const worse = await addResult(database, id, { ...of, value: 7, at: '2026-11-20T12:00:00Z' });
    expect(worse).toEqual({ rank: 1, entrants: 1, best: 10 });
    const { rows } = await database.pool.query('select distinct achieved_at from scores.board_entry');
    expect(rows).toEqual([{ achieved_at: new Date('2026-11-20T10:00:00Z') }]);
  });
});

describe('a result of a game', () => {
  it('appears on the boards of its UTC day, its week from Monday to Sunday, and its month', async () => {
    const id = await addPlayer(database, 'walker');
    const of = { game: 'g', mode: 'm', isReverse: false };
    for (const [value, at] of [
      [5, '2026-11-29T23:59:59.999Z'],
      [3, '2026-11-30T00:00:00Z'],
      [4, '2026-12-01T00:00:00Z'],
    ] as const)
      await addResult(database, id, { ...of, value, at });
    const { rows } = await database.pool.query(
      `select period, key, 2147483647 - sort_key as value from scores.board_entry
       join scores.board on id = board_id order by period, key`,
    );
    expect(rows).toEqual([
      { period: 'all', key: '', value: 5 },
      { period: 'day', key: '2026-11-29', value: 5 },
      { period: 'day', key: '2026-11-30', value: 3 },
      { period: 'day', key: '2026-12-01', value: 4 },
      { period: 'month', key: '2026-11-01', value: 5 },
      { period: 'month', key: '2026-12-01', value: 4 },
      { period: 'week', key: '2026-11-23', value: 5 },
      { period: 'week', key: '2026-11-30', value: 4 },
    ]);
  });
});
