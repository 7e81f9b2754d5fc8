/** Tests the ledgers after decisions: they match the runs, and the repair finds only damage. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlayerStats } from '@/lib/contract/player-stats';
import { createGameQueries } from '@/server/product/games/queries';
import { createScoredGames } from '@/server/scored-games';
import type { Decision } from '@/server/scores/quarantine/decide-quarantined';
import { repairPlayers } from '@/server/scores/streaks/repair-players';
import { addDaysOnTime, createDayGuest, type DayPlayer, fetchLedger } from '../../../support/day-players';
import { decideAt, playTooFast } from '../../../support/quarantined-runs';
import { daysBefore } from '../../../support/reminded';
import { createTestServices, type TestServices } from '../../../support/services';
import { SUDOKU_KEYWORD, playToEnd } from '../../../support/sudoku-run';

const DAY = new Date('2026-11-21T18:00:00Z');
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const repairLedgers = async (player: DayPlayer, isDry = false): Promise<string[]> => {
  const { db } = services.database;
  const subject = (await player.request<{ id: string }>('GET', '/user')).body.id;
  const lines: string[] = [];
  const gameOf = createScoredGames(createGameQueries(db)).find;
  const report = (line: string): void =>
    void lines.push(line.slice(subject.length + 1).replaceAll('\t', ' '));
  await repairPlayers({ db, findGame: gameOf }, { subject, isDry, now: DAY, writeLine: report });
  return lines.sort();
};
const decideRun = (id: string, decision: Decision) => {
  services.setNow(DAY.toISOString());
  return decideAt(services, id, decision, DAY);
};
const statsOf = async (player: DayPlayer) => {
  const [streak, tokens] = [
    await player.request('GET', '/dailystreak'),
    await player.request('GET', '/tokenbalance'),
  ];
  return [streak.body.streak, streak.body.freezes, tokens.body.total_tokens];
};
/** Returns the events in the streak ledger that were not reverted. */
const dayEventsOf = async (player: DayPlayer): Promise<string[]> => {
  const sums = new Map<string, number>();
  for (const { scope, day, event, amount } of (await fetchLedger(services, player)).streaks) {
    const dayEvent = `${scope} ${day} ${event}`;
    sums.set(dayEvent, (sums.get(dayEvent) ?? 0) + amount);
  }
  expect([...sums.values()].filter((sum) => sum !== 0 && sum !== 1)).toEqual([]);
  return [...sums].flatMap(([dayEvent, sum]) => (sum === 1 ? [dayEvent] : [])).sort();
};
const inEveryScope = (...dayEvents: string[]): string[] =>
  ['*', SUDOKU_KEYWORD].flatMap((scope) => dayEvents.map((dayEvent) => `${scope} ${dayEvent}`)).sort();
/** Plays a day on time, a day whose result is quarantined, and another day on time. */
const playThreeDays = async () => {
  services.setNow('2026-11-19T12:00:00Z');
  const guest = await createDayGuest(services);
  await playToEnd(services, guest);
  services.setNow('2026-11-20T12:00:00Z');
  const quarantined = await playTooFast(services, guest);
  services.setNow('2026-11-21T12:00:00Z');
  await playToEnd(services, guest);
  return { guest, quarantined };
};
const addRow = async (player: DayPlayer, day: string, tokens: number): Promise<void> => {
  const { pool } = services.database;
  const id = await player.id();
  const next = (table: string, more: string): string =>
    `(select count(*) from scores.${table} where player_id = $1 and day = $2 ${more})`;
  await pool.query(
    `insert into scores.token_entry (player_id, day, turn, amount, reason, at)
     values ($1, $2, ${next('token_entry', '')}, $3, 'finished', now())`,
    [id, day, tokens],
  );
  const ended = next('streak_entry', `and scope = '*' and event = 'ended'`);
  await pool.query(
    `insert into scores.streak_entry (player_id, scope, day, event, turn, amount, reason, at)
     values ($1, '*', $2, 'ended', ${ended}, 1 - 2 * (${ended} % 2), 'finished', now())`,
    [id, day],
  );
};

describe('repairing ledgers', () => {
  it('changes nothing while a result is quarantined', async () => {
    const { guest } = await playThreeDays();
    expect(await repairLedgers(guest)).toEqual([]);
    expect(await statsOf(guest)).toEqual([1, 0, 11 + 11]);
    expect(await dayEventsOf(guest)).toEqual(
      inEveryScope('2026-11-19 day', '2026-11-20 ended', '2026-11-21 day'),
    );
  });

  it('leaves a correct ledger unchanged after a release, and reverts incorrect rows', async () => {
    const { guest, quarantined } = await playThreeDays();
    await decideRun(quarantined.id, 'release');
    const days = inEveryScope('2026-11-19 day', '2026-11-20 day', '2026-11-21 day');
    expect(await repairLedgers(guest, true)).toEqual([]);
    expect([await statsOf(guest), await dayEventsOf(guest)]).toEqual([[3, 0, 11 + 12 + 13], days]);
    await addRow(guest, '2026-11-20', 50);
    expect(await repairLedgers(guest)).toEqual(['streak * 2026-11-20 ended -1', 'tokens  2026-11-20  -50']);
    expect([await statsOf(guest), await dayEventsOf(guest)]).toEqual([[3, 0, 11 + 12 + 13], days]);
    expect(await repairLedgers(guest)).toEqual([]);
  });

  it('leaves a correct ledger unchanged after a refusal, and restores missing rows', async () => {
    const { guest, quarantined } = await playThreeDays();
    await decideRun(quarantined.id, 'refuse');
    const days = inEveryScope('2026-11-19 day', '2026-11-20 ended', '2026-11-21 day');
    expect(await repairLedgers(guest, true)).toEqual([]);
    expect([await statsOf(guest), await dayEventsOf(guest)]).toEqual([[1, 0, 11 + 11], days]);
    // Simulates a day that was granted, with an end that was reverted.
    await addRow(guest, '2026-11-20', 12);
    expect(await repairLedgers(guest)).toEqual(['streak * 2026-11-20 ended +1', 'tokens  2026-11-20  -12']);
    expect([await statsOf(guest), await dayEventsOf(guest)]).toEqual([[1, 0, 11 + 11], days]);
    expect(await repairLedgers(guest)).toEqual([]);
  });

  it('recomputes a decision whose ledger rows were lost', async () => {
    const { guest, quarantined } = await playThreeDays();
    await decideRun(quarantined.id, 'release');
    const [stats, dayEvents] = [await statsOf(guest), await dayEventsOf(guest)];
    for (const table of ['token_entry', 'streak_entry'])
      await services.database.pool.query(`delete from scores.${table} where player_id = $1`, [
        await guest.id(),
      ]);
    expect(await repairLedgers(guest)).toHaveLength(6 + 3);
    expect([await statsOf(guest), await dayEventsOf(guest)]).toEqual([stats, dayEvents]);
  });

  it.each([
    ['release', [12, 1, 'day']],
    ['refuse', [11, 0, 'frozen']],
  ] as const)(
    'computes the use of the freeze after a %s in the same way as the decision itself',
    async (decision, expected) => {
      services.setNow('2026-11-20T12:00:00Z');
      const guest = await createDayGuest(services);
      await addDaysOnTime(services, guest, daysBefore('2026-11-20', 10));
      const quarantined = await playTooFast(services, guest);
      services.setNow('2026-11-21T12:00:00Z');
      await playToEnd(services, guest);
      expect(await dayEventsOf(guest)).toContain('* 2026-11-20 frozen');
      await decideRun(quarantined.id, decision);
      expect(await repairLedgers(guest)).toEqual([]);
      const [length, freezes, event] = expected;
      expect((await statsOf(guest)).slice(0, 2)).toEqual([length, freezes]);
      const quarantinedFacts = (await dayEventsOf(guest)).filter((dayEvent) =>
        dayEvent.startsWith('* 2026-11-20'),
      );
      expect(quarantinedFacts).toEqual([`* 2026-11-20 ${event}`]);
    },
  );
});

describe('counting full months', () => {
  it('includes the month whose last day was quarantined, once its result is released', async () => {
    services.setNow('2026-10-20T12:00:00Z');
    const guest = await createDayGuest(services);
    const others = daysBefore('2026-11-01', 31).filter((day) => day !== '2026-10-20');
    await addDaysOnTime(services, guest, others);
    const quarantined = await playTooFast(services, guest);
    const fullMonths = async () => {
      const { body } = await guest.request<{ standing: Pick<PlayerStats, 'trophies'> }>('GET', '/standing');
      return body.standing.trophies.fullMonths;
    };
    expect(await fullMonths()).toBe(0);
    await decideRun(quarantined.id, 'release');
    expect(await fullMonths()).toBe(1);
  });
});
