/** Deciding held results, as an operator does it while players go on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunResult } from '@/lib/contract/scores-entities';
import { gameQueries } from '@/server/product/games/queries';
import { createScoredGames } from '@/server/scored-games';
import { createBoardIds } from '@/server/scores/boards/board-ids';
import { freezeNextDay } from '@/server/scores/boards/freeze-day';
import { rulesOf } from '@/server/scores/games/rules';
import { type Decision, decideHeld } from '@/server/scores/held/decide-held';
import { listHeld } from '@/server/scores/held/list-held';
import { createDayGuest, createDayMember, type DayPlayer, ledgerOf } from '../../../support/day-players';
import { createTestServices, type TestServices } from '../../../support/services';
import { KEYWORD, playFor, playWhole, type StartedRun } from '../../../support/sudoku-run';

const NOON = '2026-11-21T12:00:00Z';
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const decide = (id: string, decision: Decision, now = new Date(NOON)) => {
  const { db } = services.database;
  const gameOf = createScoredGames(gameQueries(db)).find;
  return decideHeld({ db, gameOf, boards: createBoardIds(), rulesOf }, id, decision, now);
};
/** Solved faster than a person can. */
const playTooFast = async (player: DayPlayer) => {
  const { started, moves, result } = await playWhole(services, player, { ms: 1_000 });
  expect(result.body).toMatchObject({ verdict: 'quarantined', rank: null });
  return { id: started.run.id, token: started.token, moves };
};
const boardOf = async (player: DayPlayer, day = '2026-11-21') =>
  (
    await player.ask<{ entries: { displayName: string; rank: number }[]; entrants: number }>(
      'GET',
      `/scores?game=${KEYWORD}&type=daily&period=day&day=${day}`,
    )
  ).body;
const answerAgain = async (
  player: DayPlayer,
  { id, token, moves }: Awaited<ReturnType<typeof playTooFast>>,
) => (await player.ask<RunResult>('POST', `/runs/${id}/finish`, { token, activeMs: 0, moves })).body;

describe('a result that is released', () => {
  it('ranks, makes its day with its tokens, and is what a retry is told', async () => {
    services.setNow(NOON);
    const member = await createDayMember(services, 'releasedone');
    const held = await playTooFast(member);
    expect((await ledgerOf(services, member)).streaks).toEqual([]);
    expect(await decide(held.id, 'release')).toEqual({ verdict: 'counted', rank: 1, entrants: 1 });
    expect((await boardOf(member)).entries).toMatchObject([{ displayName: 'releasedone', rank: 1 }]);
    expect((await ledgerOf(services, member)).tokens.map(({ amount }) => amount)).toEqual([11]);
    expect(await answerAgain(member, held)).toMatchObject({ verdict: 'counted', verified: true, rank: 1 });
  });

  it('is decided once, by one of two who decide at the same time', async () => {
    services.setNow(NOON);
    const held = await playTooFast(await createDayGuest(services));
    const answers = await Promise.all([decide(held.id, 'release'), decide(held.id, 'refuse')]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await decide(held.id, 'release')).toBeNull();
  });

  it('does not touch a day that is frozen, and counts for the streak all the same', async () => {
    services.setNow('2026-10-05T12:00:00Z');
    const [honest, member] = [
      await createDayMember(services, 'frozenone'),
      await createDayMember(services, 'frozentwo'),
    ];
    await playWhole(services, honest);
    services.setNow('2026-10-05T13:00:00Z');
    const held = await playTooFast(member);
    const later = new Date('2026-10-07T12:00:00Z');
    while (await freezeNextDay(services.database.db, later));
    services.setNow(later.toISOString());
    expect(await decide(held.id, 'release', later)).toEqual({
      verdict: 'counted',
      rank: null,
      entrants: null,
    });
    expect((await boardOf(member, '2026-10-05')).entries).toHaveLength(1);
    const { streaks } = await ledgerOf(services, member);
    expect(streaks.filter(({ event }) => event === 'day').map(({ day }) => day)).toEqual([
      '2026-10-05',
      '2026-10-05',
    ]);
  });

  it('is practice where the player had finished the level before', async () => {
    services.setNow(NOON);
    const guest = await createDayGuest(services);
    await playWhole(services, guest);
    const held = await playTooFast(guest);
    expect(await decide(held.id, 'release')).toMatchObject({ verdict: 'practice', rank: null });
  });

  it('stays unverified where no moves prove it', async () => {
    services.setNow(NOON);
    const member = await createDayMember(services, 'unprovenone');
    const asked = { game: 'orbit-keeper', mode: 'gentle' };
    const started = (await member.ask<StartedRun>('POST', '/runs', asked)).body;
    await playFor(services, member, started, { ms: 60_000, moves: 0 });
    const end = { token: started.token, activeMs: 60_000, value: 900_000_000 };
    const path = `/runs/${started.run.id}/finish`;
    expect((await member.ask<RunResult>('POST', path, end)).body.verdict).toBe('quarantined');
    expect(await decide(started.run.id, 'release')).toMatchObject({ verdict: 'counted', rank: 1 });
    expect((await member.ask<RunResult>('POST', path, end)).body).toMatchObject({ verified: false, rank: 1 });
  });
});

describe('a result that is refused', () => {
  it('is practice: no rank, no day, and the level does not rank afterwards', async () => {
    services.setNow(NOON);
    const member = await createDayMember(services, 'refusedone');
    const held = await playTooFast(member);
    expect(await decide(held.id, 'refuse')).toEqual({ verdict: 'practice', rank: null, entrants: null });
    expect(await answerAgain(member, held)).toMatchObject({ verdict: 'practice', verified: false });
    expect((await ledgerOf(services, member)).streaks).toEqual([]);
    const again = await playWhole(services, member);
    expect(again.result.body).toMatchObject({ verdict: 'practice', rank: null });
  });
});

describe('the list', () => {
  it('names who, what and why, oldest first, by game, and nothing that is decided', async () => {
    const { pool } = services.database;
    for (const { id } of await listHeld(pool, { limit: 100 })) await decide(id, 'refuse');
    services.setNow(NOON);
    const first = await playTooFast(await createDayGuest(services));
    const second = await playTooFast(await createDayGuest(services));
    const runs = await listHeld(pool, { game: KEYWORD, limit: 100 });
    expect(runs.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(runs[0]).toMatchObject({
      game: KEYWORD,
      mode: 'daily',
      levelKey: '2026-11-21',
      reason: 'too-fast',
    });
    expect(await listHeld(pool, { game: 'ember-match', limit: 100 })).toEqual([]);
    expect(await listHeld(pool, { limit: 1 })).toHaveLength(1);
  });

  it.each(['', 'x', '00000000-0000-4000-8000-000000000000'])('decides nothing of %j', async (id) => {
    expect(await decide(id, 'release')).toBeNull();
  });
});
