/**
 * Tests the ledgers of streaks and tokens with a real database: each fact is recorded once, however many requests
 * there are, even concurrently.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/domain/days/days';
import { addDaysOnTime, createDayGuest, createDayMember, fetchLedger } from '../../../support/day-players';
import { PASSWORD } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';
import {
  finishRun,
  SUDOKU_KEYWORD,
  playFor,
  playToEnd,
  solutionMoves,
  startRun,
} from '../../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const clockAt = (now: string) => services.setNow(now);
const listDays = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));
const readBalance = async (player: { request: Awaited<ReturnType<typeof createDayGuest>>['request'] }) =>
  (await player.request('GET', '/tokenbalance')).body.total_tokens;

describe('a daily finished on time', () => {
  it('extends both streaks by a day and earns its tokens', async () => {
    clockAt('2026-11-21T12:00:00Z');
    const guest = await createDayGuest(services);
    await playToEnd(services, guest);
    const ledger = await fetchLedger(services, guest);
    const day = { day: '2026-11-21', event: 'day', amount: 1, reason: 'finished' };
    expect(ledger.streaks).toEqual(
      expect.arrayContaining([
        { scope: SUDOKU_KEYWORD, ...day },
        { scope: '*', ...day },
      ]),
    );
    expect(ledger.streaks).toHaveLength(2);
    expect(ledger.tokens).toEqual([{ day: '2026-11-21', amount: 11, reason: 'finished' }]);
    expect(await readBalance(guest)).toBe(11);
  });

  it('earns nothing more for a retry, for practice, or for another daily on the same day', async () => {
    clockAt('2026-11-21T12:00:00Z');
    const guest = await createDayGuest(services);
    const { started, moves } = await playToEnd(services, guest);
    const before = await fetchLedger(services, guest);
    await finishRun(guest, started, moves);
    await playToEnd(services, guest);
    expect(await fetchLedger(services, guest)).toEqual(before);
    await addDaysOnTime(services, guest, ['2026-11-21'], 'nonogram-garden');
    await playToEnd(services, guest);
    expect((await fetchLedger(services, guest)).tokens).toEqual(before.tokens);
  });

  it('earns its tokens only once for eight concurrent submissions', async () => {
    clockAt('2026-11-21T12:00:00Z');
    const guest = await createDayGuest(services);
    const first = await startRun(guest);
    const moves = solutionMoves(first.run.seed, 'daily');
    await playFor(services, guest, first, { ms: 120_000, moves: moves.length });
    const answers = await Promise.all(Array.from({ length: 8 }, () => finishRun(guest, first, moves)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const ledger = await fetchLedger(services, guest);
    expect(ledger.tokens).toHaveLength(1);
    expect(ledger.streaks).toHaveLength(2);
  });

  it('earns each day’s tokens once when two levels are finished at the same time', async () => {
    clockAt('2026-11-21T22:50:00Z');
    const guest = await createDayGuest(services);
    const one = await startRun(guest);
    services.advance(900_000);
    const two = await startRun(guest);
    expect([one.run.levelKey, two.run.levelKey]).toEqual(['2026-11-21', '2026-11-22']);
    await playFor(services, guest, one, { ms: 120_000, moves: 60 });
    await playFor(services, guest, two, { ms: 120_000, moves: 60 });
    const answers = await Promise.all(
      [one, two].map((run) => finishRun(guest, run, solutionMoves(run.run.seed, 'daily'))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const verdicts = answers.filter(({ body }) => body.verdict !== 'quarantined').length;
    const { tokens } = await fetchLedger(services, guest);
    expect(new Set(tokens.filter(({ amount }) => amount > 10).map(({ day }) => day)).size).toBe(verdicts);
    expect(await readBalance(guest)).toBe(verdicts === 2 ? 23 : 11);
  });
});

describe('a streak', () => {
  it('earns a freeze, uses it automatically, and can be read long afterwards', async () => {
    clockAt('2026-11-21T12:00:00Z');
    const guest = await createDayGuest(services);
    await addDaysOnTime(services, guest, listDays('2026-11-11', 10));
    await playToEnd(services, guest);
    const own = async () =>
      (
        await guest.request<Record<string, unknown>[]>(
          'GET',
          `/dailygamestreaks?keywords[]=${SUDOKU_KEYWORD}`,
        )
      ).body[0];
    expect(await own()).toMatchObject({ streak: 11, maxStreak: 11, freezes: 1, isTodayDone: true });
    clockAt('2026-11-23T12:00:00Z');
    expect(await own()).toMatchObject({ streak: 11, freezes: 0, isTodayDone: false, isAtRisk: true });
    clockAt('2026-11-24T12:00:00Z');
    expect(await own()).toMatchObject({ streak: 0, maxStreak: 11, freezes: 0, isAtRisk: false });
    clockAt('2027-06-01T12:00:00Z');
    expect(await own()).toMatchObject({ streak: 0, maxStreak: 11 });
    expect((await guest.request('GET', '/dailystreak')).body).toMatchObject({
      level_key: '2027-06-01',
      streak: 0,
      maxStreak: 11,
      frozenDays: ['2026-11-22'],
    });
    const archive = await guest.request<{ level_key: string; isFrozen: boolean }[]>(
      'GET',
      `/dailygamearchive?game=${SUDOKU_KEYWORD}&start=2026-11-21&end=2026-11-23`,
    );
    expect(archive.body.map(({ isFrozen }) => isFrozen)).toEqual([false, true, false]);
    await playToEnd(services, guest);
    const { streaks } = await fetchLedger(services, guest);
    expect(streaks).toContainEqual(
      expect.objectContaining({ scope: '*', event: 'frozen', day: '2026-11-22', amount: 1 }),
    );
    expect(streaks).toContainEqual(
      expect.objectContaining({ scope: '*', event: 'ended', day: '2026-11-23', amount: 1 }),
    );
  });

  it('equals the member’s own when read by the public number, and zero for an unknown number', async () => {
    clockAt('2026-11-21T12:00:00Z');
    const nora = await createDayMember(services, 'Nora');
    await playToEnd(services, nora);
    const { rows } = await services.database.pool.query<{ member_id: string }>(
      'select member_id from product.member where name = $1',
      ['Nora'],
    );
    const guest = await createDayGuest(services);
    const request = (path: string) => guest.request<Record<string, unknown>[]>('GET', path);
    const games = await guest.request<{ id: string }>('GET', `/game?keyword=${SUDOKU_KEYWORD}`);
    const byId = `/dailygamestreaks?games[]=${games.body.id}`;
    expect((await request(`${byId}&memberIdTarget=${rows[0]?.member_id}`)).body).toEqual([
      expect.objectContaining({
        gameId: games.body.id,
        gameKeyword: SUDOKU_KEYWORD,
        streak: 1,
        maxStreak: 1,
      }),
    ]);
    expect((await request(`${byId}&memberIdTarget=999`)).body).toEqual([
      expect.objectContaining({ streak: 0 }),
    ]);
    expect((await request(`${byId}&keywords[]=${SUDOKU_KEYWORD}`)).body).toHaveLength(1);
    expect((await request('/dailygamestreaks?games[]=999999')).body).toEqual([]);
    const any = await guest.request('GET', `/dailystreak?memberIdTarget=${rows[0]?.member_id}`);
    expect(any.body).toMatchObject({ streak: 1 });
  });
});

describe('a ledger of streaks or tokens', () => {
  it('shows entries only to their player, in pages', async () => {
    clockAt('2026-11-21T12:00:00Z');
    const guest = await createDayGuest(services);
    await addDaysOnTime(services, guest, listDays('2026-11-01', 20));
    await playToEnd(services, guest);
    type Page = { entries: { id: string; level_key: string; game: string | null }[]; next: number | null };
    const seen: Page['entries'] = [];
    let next: number | null = null;
    do {
      const page: Page = (
        await guest.request<Page>('GET', `/streakentries?limit=7${next === null ? '' : `&before=${next}`}`)
      ).body;
      seen.push(...page.entries);
      next = page.next;
    } while (next !== null);
    // 21 days and two freezes, for the game and across all dailies.
    expect(seen).toHaveLength(46);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(46);
    const ofGame = await guest.request<Page>('GET', `/streakentries?limit=100&game=${SUDOKU_KEYWORD}`);
    expect(ofGame.body.entries).toHaveLength(23);
    const tokens = await guest.request<Page>('GET', '/tokenentries?limit=21');
    expect([tokens.body.entries.length, tokens.body.next]).toEqual([21, null]);
    const stranger = await createDayGuest(services);
    expect((await stranger.request<Page>('GET', '/tokenentries')).body).toEqual({ entries: [], next: null });
  });

  it('rejects a second grant, and any edit', async () => {
    clockAt('2026-11-21T12:00:00Z');
    const guest = await createDayGuest(services);
    await playToEnd(services, guest);
    const id = await guest.id();
    const { pool } = services.database;
    const secondRun = pool.query(
      `insert into scores.token_entry (player_id, day, turn, amount, reason, at) values ($1, '2026-11-21', 0, 11, 'finished', now())`,
      [id],
    );
    await expect(secondRun).rejects.toThrow('token_entry_once');
    await expect(
      pool.query('update scores.token_entry set amount = 30 where player_id = $1', [id]),
    ).rejects.toThrow('never edited');
    await expect(
      pool.query(`update scores.streak_entry set day = '2026-11-20' where player_id = $1`, [id]),
    ).rejects.toThrow('never edited');
  });

  it('appears in the export, and disappears with the player', async () => {
    clockAt('2026-11-21T12:00:00Z');
    const mila = await createDayMember(services, 'Mila');
    await playToEnd(services, mila);
    const id = await mila.id();
    const { body } = await mila.request<{ streakEntries: unknown[]; tokenEntries: unknown[] }>(
      'GET',
      '/player',
    );
    expect([body.streakEntries.length, body.tokenEntries.length]).toEqual([2, 1]);
    const { uid } = mila.member;
    const removal = await mila.member.request('DELETE', `/user/${uid}`, { existing: PASSWORD });
    expect(removal.status).toBe(200);
    const left = await services.database.pool.query(
      `select (select count(*)::int from scores.streak_entry where player_id = $1) as streaks,
        (select count(*)::int from scores.token_entry where player_id = $1) as tokens,
        (select member_id from scores.player where id = $1) as number`,
      [id],
    );
    expect(left.rows).toEqual([{ streaks: 0, tokens: 0, number: null }]);
  });
});
