/**
 * Tests a result that is released after its day's board has frozen: it appears on the all-time board, and nothing
 * frozen changes.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freezeNextDay } from '@/server/scores/boards/freeze-day';
import { createDayGuest, createDayMember, type DayPlayer, fetchLedger } from '../../../support/day-players';
import { answerAgain, decideAt, playTooFast } from '../../../support/quarantined-runs';
import { createTestServices, type TestServices } from '../../../support/services';
import { expectSortedEntries } from '../../../support/sorted-entries';
import { finishRun, playToEnd, solutionMoves, startRun } from '../../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const freezeAll = async (at: string): Promise<void> => {
  services.setNow(at);
  while (await freezeNextDay(services.database.db, new Date(at)));
};
const releaseRun = (id: string, at: string) => {
  services.setNow(at);
  return decideAt(services, id, 'release', new Date(at));
};
/** Returns the player's board entries: period, key, value and points. */
const rowsOf = async (player: DayPlayer) => {
  const { rows } = await services.database.pool.query<Record<string, unknown>>(
    `select period, key, case when is_reverse then sort_key else 2147483647 - sort_key end as value, points
     from scores.board_entry join scores.board on id = board_id where player_id = $1 order by 1, 2`,
    [await player.id()],
  );
  return rows.map(({ period, key, value, points }) => [period, key, value, points]);
};
/** Plays a daily without heartbeats, so that its result is quarantined. */
const holdUnseen = async (player: DayPlayer, from: string, until: string): Promise<string> => {
  services.setNow(from);
  const started = await startRun(player);
  services.setNow(until);
  const { body } = await finishRun(player, started, solutionMoves(started.run.seed, 'daily'));
  expect(body.verdict).toBe('quarantined');
  return started.run.id;
};
const UNRANKED = { verdict: 'counted', rank: null, entrants: null, isRanked: true };

describe('a quarantined result that is released near the freeze time', () => {
  it('ranks only on the all-time board if the board is frozen, changes no one’s points, and counts for its day', async () => {
    services.setNow('2026-10-05T12:00:00Z');
    const honest = await createDayMember(services, 'honestone');
    await playToEnd(services, honest);
    services.setNow('2026-10-05T13:00:00Z');
    const member = await createDayMember(services, 'lateone');
    const quarantined = await playTooFast(services, member);
    await freezeAll('2026-10-07T12:00:00Z');
    const others = await rowsOf(honest);
    expect(await releaseRun(quarantined.id, '2026-10-07T12:00:00Z')).toEqual(UNRANKED);
    expect(await rowsOf(member)).toEqual([['all', '', 1_000, null]]);
    expect(await rowsOf(honest)).toEqual(others);
    expect(others).toContainEqual(['day', '2026-10-05', 120_000, 100]);
    expect(await answerAgain(member, quarantined)).toMatchObject({ rank: null, best: 1_000, verified: true });
    const best = await member.request<{ entries: { displayName: string; rank: number }[] }>(
      'GET',
      '/scores?game=quiet-sudoku&type=daily&period=all',
    );
    expect(best.body.entries[0]).toMatchObject({ displayName: 'lateone', rank: 1 });
    const { streaks } = await fetchLedger(services, member);
    expect(streaks.filter(({ event }) => event === 'day').map(({ day }) => day)).toEqual([
      '2026-10-05',
      '2026-10-05',
    ]);
    await expectSortedEntries(services.database.pool);
  });

  it('counts as released late from the freeze time on, even before the board is frozen', async () => {
    services.setNow('2026-10-12T12:00:00Z');
    const member = await createDayMember(services, 'latetwo');
    const quarantined = await playTooFast(services, member);
    expect(await releaseRun(quarantined.id, '2026-10-13T12:00:00Z')).toEqual(UNRANKED);
    await freezeAll('2026-10-13T12:00:30Z');
    expect(await rowsOf(member)).toEqual([['all', '', 1_000, null]]);
  });

  it('ranks on its day’s board if it is released just before the freeze time', async () => {
    services.setNow('2026-10-14T12:00:00Z');
    const member = await createDayMember(services, 'intimeone');
    const quarantined = await playTooFast(services, member);
    expect(await releaseRun(quarantined.id, '2026-10-15T11:59:59Z')).toMatchObject({ rank: 1, entrants: 1 });
    await freezeAll('2026-10-15T12:00:00Z');
    expect(await rowsOf(member)).toContainEqual(['day', '2026-10-14', 1_000, 100]);
    expect(await rowsOf(member)).toContainEqual(['week', '2026-10-12', 100, null]);
  });

  it('leaves a better all-time result unchanged', async () => {
    services.setNow('2026-10-20T12:00:00Z');
    const member = await createDayMember(services, 'betterone');
    const first = await playTooFast(services, member);
    await releaseRun(first.id, '2026-10-20T13:00:00Z');
    services.setNow('2026-10-21T12:00:00Z');
    const { started } = await playToEnd(services, member, { ms: 3_000 });
    await freezeAll('2026-10-23T12:00:00Z');
    expect(await releaseRun(started.run.id, '2026-10-23T12:00:00Z')).toEqual(UNRANKED);
    expect(await rowsOf(member)).toContainEqual(['all', '', 1_000, null]);
    expect((await rowsOf(member)).map(([, key]) => key)).not.toContain('2026-10-21');
  });

  it('stays off its day’s board after a merge, and moves to the member’s all-time board', async () => {
    services.setNow('2026-10-26T12:00:00Z');
    const guest = await createDayGuest(services);
    const quarantined = await playTooFast(services, guest);
    await playToEnd(services, await createDayMember(services, 'onfrozen'));
    await freezeAll('2026-10-28T12:00:00Z');
    await releaseRun(quarantined.id, '2026-10-28T12:00:00Z');
    const member = await createDayMember(services, 'mergedone');
    await member.request('POST', '/merge', { guestToken: await guest.token() });
    expect(await rowsOf(member)).toEqual([['all', '', 1_000, null]]);
    await expectSortedEntries(services.database.pool);
  });

  it('ranks on no board if it was finished after its day had ended in all zones', async () => {
    const member = await createDayMember(services, 'afterone');
    // This is before midnight in Berlin; for the streak, the result is on time until the next midnight.
    const quarantined = await holdUnseen(member, '2026-11-02T22:30:00Z', '2026-11-03T12:00:00Z');
    const decided = await releaseRun(quarantined, '2026-11-03T12:30:00Z');
    expect(decided).toMatchObject({ verdict: 'counted', isRanked: false });
    expect(await rowsOf(member)).toEqual([]);
    const { tokens } = await fetchLedger(services, member);
    expect(tokens).toMatchObject([{ day: '2026-11-02', amount: 11 }]);
  });
});

describe('a result released between the end of the streak’s day and the freeze of the board', () => {
  it('ranks on its day’s board', async () => {
    const member = await createDayMember(services, 'aucklandone', 'Pacific/Auckland');
    // The day after the level's day ends there at 11:00 UTC, an hour before the board freezes.
    const quarantined = await holdUnseen(member, '2026-11-09T10:55:00Z', '2026-11-10T11:10:00Z');
    const decided = await releaseRun(quarantined, '2026-11-10T11:40:00Z');
    expect(decided).toMatchObject({ verdict: 'counted', rank: 1, isRanked: true });
    expect((await rowsOf(member)).map(([period, key]) => [period, key])).toEqual([
      ['all', ''],
      ['day', '2026-11-09'],
    ]);
    expect((await fetchLedger(services, member)).tokens).toEqual([]);
  });
});
