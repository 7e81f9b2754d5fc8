/** Tests the stats of a daily's levels, and a player's results over time, through the running service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DailyStats, PastResult, PlayedMode } from '@/lib/contract/history';
import { FOLD_SQL } from '@/server/scores/boards/counts';
import { addPlayer, addResult } from '../../support/board-results';
import { createDayMember, type DayPlayer } from '../../support/day-players';
import { request, createTestServices, type TestServices } from '../../support/services';
import { SUDOKU_KEYWORD } from '../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

interface Stats {
  columnType: string;
  reverse: boolean;
  days: DailyStats[];
}
interface History {
  played: PlayedMode[];
  shown: { game: string; mode: string } | null;
  results: PastResult[];
}

const addDaily = (playerId: number, levelKey: string, value: number, isGuest = false) =>
  addResult(
    services.database,
    playerId,
    { game: SUDOKU_KEYWORD, mode: 'daily', isReverse: true, levelKey, value, at: `${levelKey}T12:00:00Z` },
    isGuest,
  );

describe('reading the stats of a daily', () => {
  it('lists levels with their players and median, including guests, newest first', async () => {
    const path = `/dailystats?game=${SUDOKU_KEYWORD}&limit=3`;
    const [today, yesterday, before] = (await request<Stats>(services.scores, 'GET', path)).body.days.map(
      ({ level_key }) => level_key,
    );
    expect(today! > yesterday! && yesterday! > before!).toBe(true);
    for (const [index, value] of [60_000, 90_000, 120_000].entries()) {
      const isGuest = index === 1;
      const player = await addPlayer(services.database, `stats-${index}`, isGuest);
      await addDaily(player, yesterday!, value, isGuest);
    }
    const { body } = await request<Stats>(services.scores, 'GET', path);
    const none = { players: 0, median: null, value: null, percentile: null };
    expect(body).toEqual({
      ...{ columnType: 'time', reverse: true },
      days: [
        { level_key: today, ...none },
        { level_key: yesterday, players: 3, median: 90_000, value: null, percentile: null },
        { level_key: before, ...none },
      ],
    });
  });

  it('includes the requesting player’s value and percentile, both before and after pending counts are added', async () => {
    const rosa = await createDayMember(services, 'Rosa');
    await rosa.request('POST', '/runs', { game: SUDOKU_KEYWORD, mode: 'easy' });
    const path = `/dailystats?game=${SUDOKU_KEYWORD}&limit=2`;
    const [, yesterday] = (await rosa.request<Stats>('GET', path)).body.days;
    await addDaily(await rosa.id(), yesterday!.level_key, 75_000);
    const expected = { players: 4, median: 75_000, value: 75_000, percentile: 0.5 };
    expect((await rosa.request<Stats>('GET', path)).body.days[1]).toMatchObject(expected);
    await services.database.pool.query(FOLD_SQL);
    expect((await rosa.request<Stats>('GET', path)).body.days[1]).toMatchObject(expected);
    expect((await request<Stats>(services.scores, 'GET', path)).body.days[1]).toMatchObject({ value: null });
  });

  it('rejects a game without daily levels, and more than 60 levels', async () => {
    const refuse = async (query: string) =>
      (await request(services.scores, 'GET', `/dailystats?${query}`)).status;
    expect(await refuse('game=rooftop-cats')).toBe(404);
    expect(await refuse(`game=${SUDOKU_KEYWORD}&limit=61`)).toBe(400);
    expect(await refuse('game=')).toBe(400);
  });
});

describe('the history of a player', () => {
  const addRun = async (
    playerId: number,
    mode: string,
    day: string,
    value: number | null,
    isCounted = true,
  ) => {
    await services.database.pool.query(
      `insert into scores.run (id, player_id, game, mode, level_key, seed, token_hashes, state, started_at,
         last_seen_at, finished_at, value, is_counted, is_guest)
       values (gen_random_uuid(), $1, $2, $3, $4, 's', '{}', 'finished', $5, $5, $5, $6, $7, false)`,
      [playerId, SUDOKU_KEYWORD, mode, mode === 'daily' ? day : null, `${day}T12:00:00Z`, value, isCounted],
    );
  };
  const historyOf = async (player: DayPlayer, query = '') =>
    (await player.request<History>('GET', `/scores/history${query}`)).body;

  it('requires a token, and is empty for a member who has never played', async () => {
    expect((await request(services.scores, 'GET', '/scores/history')).status).toBe(401);
    const ada = await createDayMember(services, 'Ada');
    expect(await historyOf(ada)).toEqual({ played: [], shown: null, results: [] });
  });

  it('lists the counted results of the last played mode, or of a requested one, oldest first', async () => {
    const bea = await createDayMember(services, 'Bea');
    const other = await createDayMember(services, 'Cleo');
    for (const player of [bea, other])
      await player.request('POST', '/runs', { game: SUDOKU_KEYWORD, mode: 'easy' });
    const id = await bea.id();
    await addRun(id, 'easy', '2026-03-01', 50_000);
    await addRun(id, 'daily', '2026-03-03', 80_000);
    await addRun(id, 'daily', '2026-03-02', 90_000);
    await addRun(id, 'daily', '2026-03-04', 70_000, false);
    await addRun(id, 'daily', '2026-03-05', null);
    await addRun(await other.id(), 'daily', '2026-03-03', 10_000);

    const { played, shown, results } = await historyOf(bea);
    expect(played.map(({ mode, results: count }) => [mode, count])).toEqual([
      ['daily', 2],
      ['easy', 1],
    ]);
    expect(played[0]).toMatchObject({
      game: SUDOKU_KEYWORD,
      title: 'Quiet Sudoku',
      columnType: 'time',
      reverse: true,
      best: 80_000,
    });
    expect(shown).toEqual({ game: SUDOKU_KEYWORD, mode: 'daily' });
    expect(results).toEqual([
      { level_key: '2026-03-02', dateCreated: '2026-03-02T12:00:00.000Z', value: 90_000 },
      { level_key: '2026-03-03', dateCreated: '2026-03-03T12:00:00.000Z', value: 80_000 },
    ]);
    const easy = await historyOf(bea, `?game=${SUDOKU_KEYWORD}&type=easy`);
    expect(easy.results.map(({ level_key, value }) => [level_key, value])).toEqual([[null, 50_000]]);
    expect((await historyOf(bea, '?game=lantern-words')).shown).toBeNull();
  });

  it('contains at most the newest 100 results', async () => {
    const dora = await createDayMember(services, 'Dora');
    await dora.request('POST', '/runs', { game: SUDOKU_KEYWORD, mode: 'easy' });
    const id = await dora.id();
    for (let run = 0; run < 101; run += 1)
      await addRun(id, 'easy', new Date(Date.UTC(2026, 0, 1 + run)).toISOString().slice(0, 10), 1000 + run);
    const { results } = await historyOf(dora);
    expect(results).toHaveLength(100);
    expect(results[0]?.value).toBe(1001);
    expect(results.at(-1)?.value).toBe(1100);
  });
});
