/** Tests deciding quarantined results as an operator, while players continue. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunResult } from '@/lib/contract/scores-entities';
import type { Decision } from '@/server/scores/quarantine/decide-quarantined';
import { listQuarantined } from '@/server/scores/quarantine/list-quarantined';
import { createDayGuest, createDayMember, type DayPlayer, fetchLedger } from '../../../support/day-players';
import { answerAgain, decideAt, playTooFast, playTooFastOffline } from '../../../support/quarantined-runs';
import { createTestServices, type TestServices } from '../../../support/services';
import { flyOrbit, playOrbitRun } from '../../../support/orbit-run';
import { finishRun, SUDOKU_KEYWORD, playToEnd } from '../../../support/sudoku-run';

const NOON = '2026-11-21T12:00:00Z';
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const decide = (id: string, decision: Decision, now = new Date(NOON)) =>
  decideAt(services, id, decision, now);
const boardOf = async (player: DayPlayer, day = '2026-11-21') =>
  (
    await player.request<{ entries: { displayName: string; rank: number }[]; entrants: number }>(
      'GET',
      `/scores?game=${SUDOKU_KEYWORD}&type=daily&period=day&day=${day}`,
    )
  ).body;
describe('a released result', () => {
  it('gets ranked, counts for its day with tokens, and changes the response to a retry', async () => {
    services.setNow(NOON);
    const member = await createDayMember(services, 'releasedone');
    const quarantined = await playTooFast(services, member);
    expect((await fetchLedger(services, member)).streaks).toEqual([]);
    expect(await decide(quarantined.id, 'release')).toEqual({
      verdict: 'counted',
      rank: 1,
      entrants: 1,
      isRanked: true,
    });
    expect((await boardOf(member)).entries).toMatchObject([{ displayName: 'releasedone', rank: 1 }]);
    expect((await fetchLedger(services, member)).tokens.map(({ amount }) => amount)).toEqual([11]);
    expect(await answerAgain(member, quarantined)).toMatchObject({
      verdict: 'counted',
      verified: true,
      rank: 1,
    });
  });

  it('gets only one decision when two are made at the same time', async () => {
    services.setNow(NOON);
    const quarantined = await playTooFast(services, await createDayGuest(services));
    const answers = await Promise.all([decide(quarantined.id, 'release'), decide(quarantined.id, 'refuse')]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await decide(quarantined.id, 'release')).toBeNull();
  });

  it('counts as practice if the player had finished the level before', async () => {
    services.setNow(NOON);
    const guest = await createDayGuest(services);
    await playToEnd(services, guest);
    const quarantined = await playTooFast(services, guest);
    expect(await decide(quarantined.id, 'release')).toMatchObject({ verdict: 'practice', rank: null });
  });

  it('counts as verified if its moves were replayed', async () => {
    services.setNow(NOON);
    const member = await createDayMember(services, 'provenone');
    const { started, played, result } = await playOrbitRun(services, member, { seconds: 60, pace: 1.5 });
    expect(result.body.verdict).toBe('quarantined');
    expect(await decide(started.run.id, 'release')).toMatchObject({ verdict: 'counted', rank: 1 });
    expect((await finishRun(member, started, played.moves)).body).toMatchObject({ verified: true, rank: 1 });
  });

  it('remains unverified without moves that can be replayed', async () => {
    services.setNow(NOON);
    const member = await createDayMember(services, 'unprovenone');
    const { started, played, result } = await playOrbitRun(services, member, { seconds: 60, pace: 1.5 });
    expect(result.body.verdict).toBe('quarantined');
    // Simulates an old result, which was stored when a value was checked only for plausible limits.
    const { pool } = services.database;
    await pool.query(`update scores.run set moves = '[]', reason = 'too-high' where id = $1`, [
      started.run.id,
    ]);
    expect(await decide(started.run.id, 'release')).toMatchObject({ verdict: 'counted' });
    const secondRun = await finishRun(member, started, played.moves);
    expect(secondRun.body).toMatchObject({ verified: false, verdict: 'counted' });
  });
});

describe('a quarantined result that was finished offline', () => {
  it('counts for its day when released, but is neither ranked nor verified', async () => {
    services.setNow(NOON);
    const member = await createDayMember(services, 'offlineone');
    const quarantined = await playTooFastOffline(services, member);
    const [listed] = await listQuarantined(services.database.pool, { limit: 1 });
    expect(listed).toMatchObject({ id: quarantined.id, isOffline: true });
    expect(await decide(quarantined.id, 'release')).toMatchObject({
      verdict: 'counted',
      rank: null,
      isRanked: false,
    });
    expect(await answerAgain(member, quarantined)).toMatchObject({
      verdict: 'counted',
      verified: false,
      rank: null,
    });
    const { rows } = await services.database.pool.query(
      `select is_ranked, is_verified, is_on_time, (select count(*)::int from scores.board_entry e
         where e.player_id = r.player_id) as entries from scores.run r where id = $1`,
      [quarantined.id],
    );
    expect(rows).toEqual([{ is_ranked: false, is_verified: false, is_on_time: true, entries: 0 }]);
    expect((await fetchLedger(services, member)).tokens.map(({ amount }) => amount)).toEqual([11]);
  });

  it('remains unranked in a game without daily levels too', async () => {
    services.setNow(NOON);
    const member = await createDayMember(services, 'offlinetwo');
    const { started, played } = await flyOrbit(services, member, { seconds: 60, pace: 1.5 });
    const end = {
      token: started.token,
      activeMs: 60_000,
      moves: played.moves,
      finishedOffline: { activeMs: 40_000 },
    };
    const path = `/runs/${started.run.id}/finish`;
    expect((await member.request<RunResult>('POST', path, end)).body.verdict).toBe('quarantined');
    expect(await decide(started.run.id, 'release')).toMatchObject({
      verdict: 'counted',
      isRanked: false,
    });
    expect((await member.request<RunResult>('POST', path, end)).body).toMatchObject({
      rank: null,
      best: null,
    });
  });
});

describe('a refused result', () => {
  it('counts as practice, without a rank or a day, and the level can no longer be ranked', async () => {
    services.setNow(NOON);
    const member = await createDayMember(services, 'refusedone');
    const quarantined = await playTooFast(services, member);
    expect(await decide(quarantined.id, 'refuse')).toMatchObject({
      verdict: 'practice',
      rank: null,
      isRanked: false,
    });
    expect(await answerAgain(member, quarantined)).toMatchObject({ verdict: 'practice', verified: false });
    expect((await fetchLedger(services, member)).streaks).toEqual([]);
    const secondRun = await playToEnd(services, member);
    expect(secondRun.result.body).toMatchObject({ verdict: 'practice', rank: null });
  });
});

describe('the list of quarantined results', () => {
  it('contains undecided results with level and reason, oldest first, and can be filtered by game', async () => {
    const { pool } = services.database;
    for (const { id } of await listQuarantined(pool, { limit: 100 })) await decide(id, 'refuse');
    services.setNow(NOON);
    const first = await playTooFast(services, await createDayGuest(services));
    const second = await playTooFast(services, await createDayGuest(services));
    const runs = await listQuarantined(pool, { game: SUDOKU_KEYWORD, limit: 100 });
    expect(runs.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(runs[0]).toMatchObject({
      game: SUDOKU_KEYWORD,
      mode: 'daily',
      levelKey: '2026-11-21',
      reason: 'too-fast',
    });
    expect(await listQuarantined(pool, { game: 'ember-match', limit: 100 })).toEqual([]);
    expect(await listQuarantined(pool, { limit: 1 })).toHaveLength(1);
  });

  it.each(['', 'x', '00000000-0000-4000-8000-000000000000'])('rejects a decision for %j', async (id) => {
    expect(await decide(id, 'release')).toBeNull();
  });
});
