/**
 * Tests the ledgers after a merge and after a late result: they are recomputed, corrected only by appending, and grant
 * nothing twice.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repairPlayers } from '@/server/scores/streaks/repair-players';
import { createScoredGames } from '@/server/scored-games';
import { createGameQueries } from '@/server/product/games/queries';
import { addDaysOnTime, createDayGuest, createDayMember, fetchLedger } from '../../../support/day-players';
import { createTestServices, type TestServices } from '../../../support/services';
import { SUDOKU_KEYWORD, playToEnd } from '../../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const repairLedgers = async (isDry: boolean, subject?: string) => {
  const { db } = services.database;
  const lines: string[] = [];
  const found = await repairPlayers(
    { db, findGame: createScoredGames(createGameQueries(db)).find },
    {
      ...(subject ? { subject } : {}),
      isDry,
      now: new Date('2026-11-21T18:00:00Z'),
      writeLine: (line) => void lines.push(line),
    },
  );
  return { ...found, lines };
};

describe('a merge', () => {
  it('combines the days of both players, grants tokens for a day once, and changes nothing when repeated', async () => {
    services.setNow('2026-11-21T12:00:00Z');
    const guest = await createDayGuest(services);
    const ida = await createDayMember(services, 'Ida');
    await addDaysOnTime(services, ida, ['2026-11-18', '2026-11-20']);
    await playToEnd(services, ida);
    await addDaysOnTime(services, guest, ['2026-11-19']);
    await playToEnd(services, guest);
    const before = await fetchLedger(services, ida);
    expect(before.tokens.map(({ amount }) => amount)).toEqual([11, 11, 12]);
    const guestToken = await guest.token();
    const merges = await Promise.all([1, 2, 3].map(() => ida.request('POST', '/merge', { guestToken })));
    expect(merges.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await fetchLedger(services, ida);
    // Existing rows remain unchanged.
    expect(after.streaks.slice(0, before.streaks.length)).toEqual(before.streaks);
    expect(after.tokens.slice(0, before.tokens.length)).toEqual(before.tokens);
    expect(after.tokens.slice(before.tokens.length)).toEqual([
      { day: '2026-11-19', amount: 12, reason: 'merged' },
      { day: '2026-11-20', amount: 2, reason: 'merged' },
      { day: '2026-11-21', amount: 2, reason: 'merged' },
    ]);
    expect(after.streaks).toContainEqual({
      scope: '*',
      day: '2026-11-19',
      event: 'ended',
      amount: -1,
      reason: 'merged',
    });
    expect((await ida.request('GET', '/tokenbalance')).body).toEqual({ total_tokens: 11 + 12 + 13 + 14 });
    expect((await ida.request('GET', '/dailystreak')).body).toMatchObject({ streak: 4, maxStreak: 4 });
    expect((await repairLedgers(true)).differing).toBe(0);
  });

  it('keeps a day on time even if its run became practice, and transfers entries without a day', async () => {
    services.setNow('2026-11-21T12:00:00Z');
    const guest = await createDayGuest(services);
    await playToEnd(services, guest);
    await services.database.pool.query(
      `insert into scores.token_entry (player_id, amount, reason, at) values ($1, -5, 'spent', now())`,
      [await guest.id()],
    );
    const ole = await createDayMember(services, 'Ole');
    await playToEnd(services, ole);
    await ole.request('POST', '/merge', { guestToken: await guest.token() });
    expect((await ole.request('GET', '/tokenbalance')).body).toEqual({ total_tokens: 11 - 5 });
    expect((await ole.request('GET', '/dailystreak')).body).toMatchObject({ streak: 1, isTodayDone: true });
  });
});

describe('repairing ledgers', () => {
  it('reports the differences, appends the missing rows, and finds nothing afterwards', async () => {
    services.setNow('2026-11-21T12:00:00Z');
    const guest = await createDayGuest(services);
    await playToEnd(services, guest);
    await addDaysOnTime(services, guest, ['2026-11-20'], SUDOKU_KEYWORD);
    const subject = (await guest.request<{ id: string }>('GET', '/user')).body.id;
    const before = await fetchLedger(services, guest);
    const dry = await repairLedgers(true, subject);
    expect(dry).toMatchObject({ players: 1, differing: 1, rows: 4 });
    expect(dry.lines).toContain(`${subject}\ttokens\t\t2026-11-21\t\t+1`);
    expect(dry.lines).toContain(`${subject}\tstreak\t*\t2026-11-20\tday\t+1`);
    expect(await fetchLedger(services, guest)).toEqual(before);
    expect((await repairLedgers(false, subject)).lines).toEqual(dry.lines);
    const after = await fetchLedger(services, guest);
    expect(after.tokens.slice(1)).toEqual([
      { day: '2026-11-20', amount: 11, reason: 'repaired' },
      { day: '2026-11-21', amount: 1, reason: 'repaired' },
    ]);
    expect(await repairLedgers(false, subject)).toMatchObject({ differing: 0, rows: 0 });
    expect(await repairLedgers(true, 'guest:nobody')).toMatchObject({ players: 0 });
  });
});
