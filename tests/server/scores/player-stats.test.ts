/** Tests a player's stats: streaks, best ranks, full months and podium days, computed only from runs and boards. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlayerStats } from '@/lib/contract/player-stats';
import { FOLD_SQL } from '@/server/scores/boards/counts';
import { freezeNextDay } from '@/server/scores/boards/freeze-day';
import { addPlayer, addResult } from '../../support/board-results';
import { addDaysOnTime, createDayMember, type DayPlayer } from '../../support/day-players';
import { request, createTestServices, type TestServices } from '../../support/services';
import { SUDOKU_KEYWORD } from '../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const statsOf = async (player: DayPlayer): Promise<PlayerStats | null> =>
  (await player.request<{ standing: PlayerStats | null }>('GET', '/standing')).body.standing;

const daysOf = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);

const insertEasyRun = (value: number) => ({
  game: SUDOKU_KEYWORD,
  mode: 'easy',
  isReverse: true,
  value,
  at: '2026-11-20T12:00:00Z',
});
const insertDailyRun = (levelKey: string, value: number) => ({
  ...insertEasyRun(value),
  mode: 'daily',
  levelKey,
  at: `${levelKey}T12:00:00Z`,
});

describe('reading a player’s stats', () => {
  it('requires a token, and creates no player for a member who has never played', async () => {
    expect((await request(services.scores, 'GET', '/standing')).status).toBe(401);
    const nina = await createDayMember(services, 'Nina');
    expect(await statsOf(nina)).toBeNull();
    expect((await nina.request('GET', '/tokenbalance')).body).toEqual({ total_tokens: 0 });
    const { rows } = await services.database.pool.query(
      `select 1 from scores.player where subject = 'member:' || $1`,
      [nina.member.uid],
    );
    expect(rows).toEqual([]);
  });

  it('returns the streaks of dailies, longest current streak first', async () => {
    const olga = await createDayMember(services, 'Olga');
    await addDaysOnTime(services, olga, daysOf('2026-11', 20).slice(17), SUDOKU_KEYWORD);
    await addDaysOnTime(services, olga, daysOf('2026-10', 5), 'daily-lantern-words');
    expect(await statsOf(olga)).toMatchObject({
      any: { streak: 3, maxStreak: 5, days: 8 },
      own: { freezes: 0, isTodayDone: false, isAtRisk: true },
      streaks: [
        { gameKeyword: SUDOKU_KEYWORD, frequency: 'daily', streak: 3, maxStreak: 3 },
        { gameKeyword: 'daily-lantern-words', frequency: 'daily', streak: 0, maxStreak: 5 },
      ],
      bests: [],
    });
  });

  it('returns the best rank in each game, both before and after pending counts are added', async () => {
    const pia = await createDayMember(services, 'Pia');
    const id = await pia.id();
    const rivals = [];
    for (const name of ['one', 'two', 'three']) rivals.push(await addPlayer(services.database, name));
    for (const [place, rival] of rivals.entries())
      await addResult(services.database, rival, insertEasyRun(100_000 + place));
    await addResult(services.database, id, insertEasyRun(100_001));
    // Second of four in one mode is a better rank than second of two in another.
    await addResult(services.database, rivals[0] ?? 0, { ...insertEasyRun(10_000), mode: 'hard' });
    await addResult(services.database, id, { ...insertEasyRun(20_000), mode: 'hard' });
    await addResult(services.database, await addPlayer(services.database, 'g', true), insertEasyRun(1), true);
    const best = {
      gameKeyword: SUDOKU_KEYWORD,
      label: 'Easy',
      value: 100_001,
      columnType: 'time',
      scorePosition: 2,
      totalScores: 4,
      verified: true,
      dateCreated: '2026-11-20T12:00:00.000Z',
    };
    expect((await statsOf(pia))?.bests).toEqual([best]);
    await services.database.pool.query(FOLD_SQL);
    expect((await statsOf(pia))?.bests).toEqual([best]);
  });

  it('counts a month if every day was finished, even late, but no incomplete month', async () => {
    const quin = await createDayMember(services, 'Quin');
    await addDaysOnTime(services, quin, daysOf('2026-09', 30), SUDOKU_KEYWORD);
    await addDaysOnTime(services, quin, daysOf('2026-10', 30), SUDOKU_KEYWORD);
    const months = async () => (await statsOf(quin))?.trophies.fullMonths;
    expect(await months()).toBe(1);
    await services.database.pool.query(
      `update scores.run set is_on_time = false where player_id = $1 and level_key = '2026-09-10'`,
      [await quin.id()],
    );
    expect(await months()).toBe(1);
    await services.database.pool.query(
      `update scores.run set verdict = 'quarantined' where player_id = $1 and level_key = '2026-09-11'`,
      [await quin.id()],
    );
    expect(await months()).toBe(0);
  });

  it('counts podium days once they are frozen, if another member is ranked below', async () => {
    const own = await createTestServices({ now: '2026-11-21T12:00:00Z' });
    try {
      const rosa = await createDayMember(own, 'Rosa');
      const id = await rosa.id();
      const rivals: number[] = [];
      for (const name of ['one', 'two', 'three']) rivals.push(await addPlayer(own.database, name));
      const play = async (day: string, value: number, others: readonly number[]) => {
        await addResult(own.database, id, insertDailyRun(day, value));
        for (const [index, other] of others.entries())
          await addResult(own.database, rivals[index] ?? 0, insertDailyRun(day, other));
      };
      await play('2026-11-10', 50_000, [60_000, 70_000, 80_000]);
      await play('2026-11-11', 50_000, [40_000, 70_000, 80_000]);
      // A shared third rank counts as third. With only three members, it does not count.
      await play('2026-11-12', 50_000, [40_000, 45_000, 50_000]);
      await play('2026-11-13', 50_000, [40_000, 45_000, 49_000]);
      // With three members, everyone would be on the podium.
      await play('2026-11-14', 50_000, [60_000, 70_000]);
      const guest = await addPlayer(own.database, 'g', true);
      await addResult(own.database, guest, insertDailyRun('2026-11-14', 90_000), true);
      expect((await statsOf(rosa))?.trophies.podiums).toEqual({ first: 0, second: 0, third: 0 });
      while (await freezeNextDay(own.database.db, new Date('2026-11-21T12:00:00Z')));
      expect((await statsOf(rosa))?.trophies.podiums).toEqual({ first: 1, second: 1, third: 1 });
    } finally {
      await own.drop();
    }
  });
});
