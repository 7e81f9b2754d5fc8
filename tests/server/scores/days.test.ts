/** Tests days over HTTP: zones and changes of zones, finishing offline and late, weeks and months. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDayGuest, type DayPlayer, fetchLedger } from '../../support/day-players';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import { request, createTestServices, type TestServices } from '../../support/services';
import {
  SUDOKU_KEYWORD,
  playFor,
  playToEnd,
  solutionMoves,
  startRun,
  type StartedRun,
} from '../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const HOUR_MS = 3_600_000;

const todayOf = async (player: DayPlayer) => (await player.request('GET', '/user')).body.today;

const submitOffline = async (player: DayPlayer, { run, token }: StartedRun, activeMs = 240_000) =>
  player.request('POST', `/runs/${run.id}/finish`, {
    token,
    activeMs: 0,
    moves: solutionMoves(run.seed, 'daily'),
    finishedOffline: { activeMs },
  });

const archiveDay = async (player: DayPlayer, day: string) =>
  (
    await player.request<Record<string, unknown>[]>(
      'GET',
      `/dailygamearchive?game=${SUDOKU_KEYWORD}&start=${day}&end=${day}`,
    )
  ).body[0];

describe('the time zone of a player', () => {
  it('comes from the first run, and changes at the midnight after the player has traveled', async () => {
    services.setNow('2026-11-10T12:00:00Z');
    const guest = await createDayGuest(services, 'europe/berlin');
    await startRun(guest);
    expect((await guest.request('GET', '/user')).body).toMatchObject({ zone: 'Europe/Berlin' });
    guest.zone = 'America/New_York';
    await startRun(guest, 'easy');
    services.setNow('2026-11-11T12:00:00Z');
    expect((await guest.request('GET', '/user')).body).toMatchObject({ zone: 'Europe/Berlin' });
    await startRun(guest, 'easy');
    expect((await guest.request('GET', '/user')).body).toMatchObject({ zone: 'Europe/Berlin' });
    services.setNow('2026-11-11T23:00:00Z');
    expect((await guest.request('GET', '/user')).body).toMatchObject({
      zone: 'America/New_York',
      today: '2026-11-11',
    });
    services.setNow('2026-11-12T05:00:00Z');
    expect(await todayOf(guest)).toBe('2026-11-12');
    guest.zone = 'Asia/Tokyo';
    await startRun(guest, 'easy');
    services.setNow('2026-11-16T05:00:00Z');
    expect((await guest.request('GET', '/user')).body).toMatchObject({ zone: 'America/New_York' });
  });

  it('changes only once when several runs start at the same time', async () => {
    services.setNow('2026-11-10T12:00:00Z');
    const guest = await createDayGuest(services);
    await startRun(guest);
    services.setNow('2026-11-12T12:00:00Z');
    guest.zone = 'Asia/Kathmandu';
    await Promise.all([1, 2, 3, 4].map(() => startRun(guest, 'easy')));
    const { rows } = await services.database.pool.query<{ n: number }>(
      'select jsonb_array_length(zone_changes) as n from scores.player where id = $1',
      [await guest.id()],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('a daily finished offline', () => {
  it('counts for the streak and the archive within 48 hours, but is never ranked', async () => {
    services.setNow('2026-11-10T20:00:00Z');
    const guest = await createDayGuest(services);
    const started = await startRun(guest);
    services.advance(48 * HOUR_MS);
    // A day passes without the result, but the level does not count as missed yet.
    expect((await guest.request('GET', '/dailystreak')).body).toMatchObject({ streak: 0 });
    const { status, body } = await submitOffline(guest, started);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      verdict: 'counted',
      verified: false,
      rank: null,
      value: 240_000,
      best: null,
    });
    expect(await archiveDay(guest, '2026-11-10')).toEqual({
      level_key: '2026-11-10',
      state: 'completed',
      progress: 1,
      value: 240_000,
      columnType: 'time',
      isLate: false,
      isFrozen: false,
    });
    const { tokens } = await fetchLedger(services, guest);
    expect(tokens).toEqual([{ day: '2026-11-10', amount: 11, reason: 'finishedOffline' }]);
    const board = `/scores/context?game=${SUDOKU_KEYWORD}&type=daily&period=day&level_key=2026-11-10`;
    expect((await guest.request('GET', board)).body).toMatchObject({ own: null });
  });

  it('never ranks, even before its board freezes', async () => {
    services.setNow('2026-11-10T12:00:00Z');
    const guest = await createDayGuest(services);
    const started = await startRun(guest);
    await playFor(services, guest, started, { ms: 120_000, moves: 40 });
    expect((await submitOffline(guest, started, 0)).body).toMatchObject({ verdict: 'counted', rank: null });
    const { rows } = await services.database.pool.query(
      'select is_ranked, is_on_time, active_ms from scores.run where id = $1',
      [started.run.id],
    );
    // The claimed time cannot be less than the time that the server observed.
    expect(rows).toEqual([{ is_ranked: false, is_on_time: true, active_ms: 120_000 }]);
  });

  it('counts as late when it arrives after more than 48 hours', async () => {
    services.setNow('2026-11-10T20:00:00Z');
    const guest = await createDayGuest(services);
    const started = await startRun(guest);
    services.advance(48 * HOUR_MS + 1);
    expect((await submitOffline(guest, started)).body).toMatchObject({ verdict: 'counted', rank: null });
    expect(await archiveDay(guest, '2026-11-10')).toMatchObject({ state: 'completed', isLate: true });
    expect(await fetchLedger(services, guest)).toEqual({ streaks: [], tokens: [] });
  });

  it('gets quarantined if the server observed too little time', async () => {
    services.setNow('2026-11-10T20:00:00Z');
    const guest = await createDayGuest(services);
    const started = await startRun(guest);
    services.advance(2_000);
    expect((await submitOffline(guest, started)).body).toMatchObject({ verdict: 'quarantined' });
  });

  it('counts as completed even a month later', async () => {
    services.setNow('2026-11-10T20:00:00Z');
    const guest = await createDayGuest(services);
    const started = await startRun(guest);
    services.advance(40 * 24 * HOUR_MS);
    expect((await submitOffline(guest, started)).status).toBe(200);
  });

  it('closes the gap in the streak, and corrects the later days’ tokens, if its result arrives after the following day', async () => {
    services.setNow('2026-11-10T18:00:00Z');
    const guest = await createDayGuest(services);
    await playToEnd(services, guest);
    services.setNow('2026-11-11T18:00:00Z');
    const offline = await startRun(guest);
    services.setNow('2026-11-12T18:00:00Z');
    await playToEnd(services, guest);
    services.setNow('2026-11-13T17:00:00Z');
    await submitOffline(guest, offline);
    expect((await guest.request('GET', '/dailystreak')).body).toMatchObject({ streak: 3 });
    const { tokens } = await fetchLedger(services, guest);
    const sums = new Map<string, number>();
    for (const { day, amount } of tokens) sums.set(day, (sums.get(day) ?? 0) + amount);
    expect(Object.fromEntries(sums)).toEqual({ '2026-11-10': 11, '2026-11-11': 12, '2026-11-12': 13 });
  });
});

describe('an unfinished daily', () => {
  it('counts as on time until the end of the next day, and counts as late afterward', async () => {
    for (const [finishedAt, isLate] of [
      ['2026-11-11T22:59:00Z', false],
      ['2026-11-11T23:00:00Z', true],
    ] as const) {
      services.setNow('2026-11-10T20:00:00Z');
      const guest = await createDayGuest(services);
      const started = await startRun(guest);
      await guest.request('POST', `/runs/${started.run.id}/checkpoint`, {
        token: started.token,
        kind: 'pause',
        activeMs: 0,
      });
      services.setNow(new Date(Date.parse(finishedAt) - 120_000).toISOString());
      const secondRun = await startRun(guest, 'daily', '2026-11-10');
      const moves = solutionMoves(secondRun.run.seed, 'daily');
      await playFor(services, guest, secondRun, { ms: 120_000, moves: moves.length });
      const { body } = await guest.request('POST', `/runs/${secondRun.run.id}/finish`, {
        token: secondRun.token,
        activeMs: 0,
        moves,
      });
      expect(body).toMatchObject({ verdict: 'counted' });
      expect(await archiveDay(guest, '2026-11-10')).toMatchObject({ state: 'completed', isLate });
    }
  });

  it('remains available for months', async () => {
    services.setNow('2026-01-10T20:00:00Z');
    const guest = await createDayGuest(services);
    const started = await startRun(guest);
    services.advance(60 * 24 * HOUR_MS);
    expect((await startRun(guest, 'daily', '2026-01-10')).run.id).toBe(started.run.id);
  });
});

describe('the archive of a daily', () => {
  it('lists only requested and opened days, at most 400', async () => {
    services.setNow('2026-11-21T12:00:00Z');
    const guest = await createDayGuest(services);
    const days = async (query: string) =>
      (
        await guest.request<{ level_key: string }[]>(
          'GET',
          `/dailygamearchive?game=${SUDOKU_KEYWORD}${query}`,
        )
      ).body.map((day) => day.level_key);
    const month = await days('');
    expect([month[0], month.at(-1)]).toEqual(['2026-11-01', '2026-11-21']);
    expect((await days('&month=2&year=2026')).at(-1)).toBe('2026-02-28');
    expect((await days('&start=2020-01-01&end=2026-12-31')).length).toBeLessThanOrEqual(400);
    expect(await days('&start=2026-11-25&end=2026-11-20')).toEqual([]);
  });
});

describe('the archive of a daily that has ended', () => {
  const end = async (own: TestServices, endDate: string) =>
    own.database.pool.query(
      `update product.game set archive = archive || jsonb_build_object('startDate', '2026-11-01', 'endDate', $1::text)
       where keyword = $2`,
      [endDate, SUDOKU_KEYWORD],
    );
  const withEnded = async (endDate: string, work: (own: TestServices) => Promise<void>): Promise<void> => {
    const own = await createTestServices({ now: '2026-11-21T12:00:00Z' });
    try {
      await end(own, endDate);
      await work(own);
    } finally {
      await own.drop();
    }
  };

  it('lists no level after its last one, and none for today', () =>
    withEnded('2026-11-18', async (own) => {
      const guest = await createDayGuest(own);
      const keysOf = async (path: string) =>
        (await guest.request<{ level_key: string }[]>('GET', path)).body.map((day) => day.level_key);
      const archive = await keysOf(`/dailygamearchive?game=${SUDOKU_KEYWORD}`);
      expect([archive[0], archive.at(-1)]).toEqual(['2026-11-01', '2026-11-18']);
      expect(
        await keysOf(`/dailygamearchive?game=${SUDOKU_KEYWORD}&start=2026-11-19&end=2026-11-21`),
      ).toEqual([]);
      expect((await keysOf(`/days?game=${SUDOKU_KEYWORD}`))[0]).toBe('2026-11-18');
      expect(await keysOf(`/dailygamestatus?keywords[]=${SUDOKU_KEYWORD}`)).toEqual([]);
      expect((await guest.request('GET', `/dailygameprogress?game=${SUDOKU_KEYWORD}`)).status).toBe(404);
    }));

  it('starts no run after the last level, and starts the last level as late if no level is requested', () =>
    withEnded('2026-11-18', async (own) => {
      const guest = await createDayGuest(own);
      const refused = await guest.request('POST', '/runs', {
        game: SUDOKU_KEYWORD,
        mode: 'daily',
        level_key: '2026-11-19',
      });
      expect([refused.status, refused.body.fields]).toEqual([
        400,
        { level_key: 'Must be 2026-11-18 or earlier.' },
      ]);
      const { started, result } = await playToEnd(own, guest);
      expect(started.run.levelKey).toBe('2026-11-18');
      expect(result.body).toMatchObject({ rank: null });
      const [day] = (
        await guest.request<Record<string, unknown>[]>(
          'GET',
          `/dailygamearchive?game=${SUDOKU_KEYWORD}&start=2026-11-18&end=2026-11-18`,
        )
      ).body;
      expect(day).toMatchObject({ state: 'completed', isLate: true });
    }));

  it('counts the last level as on time when it is finished on its own day', () =>
    withEnded('2026-11-21', async (own) => {
      const guest = await createDayGuest(own);
      await playToEnd(own, guest);
      const streak = async () =>
        (
          await guest.request<Record<string, unknown>[]>(
            'GET',
            `/dailygamestreaks?keywords[]=${SUDOKU_KEYWORD}`,
          )
        ).body[0];
      expect(await streak()).toMatchObject({ streak: 1, isTodayDone: true });
      // A level that does not exist cannot be missed: the game's streak continues, but the streak across all dailies
      // ends.
      own.advance(30 * 24 * HOUR_MS);
      expect(await streak()).toMatchObject({ streak: 1, isTodayDone: false, isAtRisk: false });
      expect((await guest.request('GET', '/dailystreak')).body).toMatchObject({ streak: 0, maxStreak: 1 });
    }));
});

describe('the list of days', () => {
  it('uses the player’s own date, or the browser’s for a visitor without a player', async () => {
    const own = await createTestServices({ now: '2026-11-10T21:00:00Z' });
    try {
      const newest = async (from: DayPlayer) =>
        (await from.request<{ level_key: string }[]>('GET', `/days?game=${SUDOKU_KEYWORD}&limit=1`)).body[0]
          ?.level_key;
      const guest = await createDayGuest(own, 'Europe/Berlin');
      await startRun(guest);
      guest.zone = 'Asia/Tokyo';
      expect([await newest(guest), await todayOf(guest)]).toEqual(['2026-11-10', '2026-11-10']);
      const answer = await request<{ level_key: string }[]>(
        own.scores,
        'GET',
        `/days?game=${SUDOKU_KEYWORD}&limit=1`,
        {
          headers: { [TIMEZONE_HEADER]: 'Asia/Tokyo' },
        },
      );
      expect(answer.body[0]?.level_key).toBe('2026-11-11');
    } finally {
      await own.drop();
    }
  });
});

describe('the day of a visitor whose time zone is unknown', () => {
  // It is already 11 November in UTC, but still 10 November in Los Angeles.
  it.each([undefined, 'Etc/Unknown', 'Mars/Olympus'])(
    'follows Los Angeles when the request has the zone %s',
    async (zone) => {
      const own = await createTestServices({ now: '2026-11-11T07:59:59Z' });
      try {
        const { body } = await request<{ level_key: string }[]>(
          own.scores,
          'GET',
          `/days?game=${SUDOKU_KEYWORD}&limit=1`,
          {
            headers: zone ? { [TIMEZONE_HEADER]: zone } : {},
          },
        );
        expect(body[0]?.level_key).toBe('2026-11-10');
      } finally {
        await own.drop();
      }
    },
  );
});

describe('a weekly or monthly level', () => {
  it.each([
    ['weekly', '2026-11-16', ['2026-11-16', '2026-11-09', '2026-11-02'], '2026-11-23T12:00:00.000Z'],
    ['monthly', '2026-11-01', ['2026-11-01', '2026-10-01', '2026-09-01'], '2026-12-01T12:00:00.000Z'],
  ])('has the first day of its period as its key: %s', async (frequency, current, newest, closesAt) => {
    const own = await createTestServices({ now: '2026-11-18T12:00:00Z' });
    try {
      await own.database.pool.query(
        `update product.game set archive = archive || jsonb_build_object('frequency', $1::text, 'startDate', '2026-01-01') where keyword = $2`,
        [frequency, SUDOKU_KEYWORD],
      );
      const guest = await createDayGuest(own);
      const { started } = await playToEnd(own, guest);
      expect(started.run.levelKey).toBe(current);
      const days = await guest.request<{ level_key: string; closesAt: string }[]>(
        'GET',
        `/days?game=${SUDOKU_KEYWORD}&limit=3`,
      );
      expect(days.body.map((day) => day.level_key)).toEqual(newest);
      expect(days.body[0]?.closesAt).toBe(closesAt);
      const boardOf = async (day: string) =>
        (
          await guest.request(
            'GET',
            `/scores/context?game=${SUDOKU_KEYWORD}&type=daily&period=day&level_key=${day}`,
          )
        ).body;
      expect(await boardOf(current)).toMatchObject({ own: { rank: 1 } });
      expect(await boardOf('2026-11-18')).toEqual(await boardOf(current));
      const archive = await guest.request<{ level_key: string; state: string }[]>(
        'GET',
        `/dailygamearchive?game=${SUDOKU_KEYWORD}&start=${newest[1]}&end=2026-12-31`,
      );
      expect(archive.body.map(({ level_key, state }) => [level_key, state])).toEqual([
        [newest[1], 'notStarted'],
        [current, 'completed'],
      ]);
      const refused = await guest.request('POST', '/runs', {
        game: SUDOKU_KEYWORD,
        mode: 'daily',
        level_key: '2026-11-17',
      });
      expect([refused.status, refused.body.fields]).toEqual([
        400,
        { level_key: expect.any(String) as string },
      ]);
      const [streak] = (
        await guest.request<Record<string, unknown>[]>(
          'GET',
          `/dailygamestreaks?keywords[]=${SUDOKU_KEYWORD}`,
        )
      ).body;
      expect(streak).toMatchObject({ streak: 1, isTodayDone: true });
      // A weekly level does not count as a day: it changes neither the streak across all dailies nor the tokens.
      expect((await guest.request('GET', '/dailystreak')).body).toMatchObject({ streak: 0 });
      expect((await guest.request('GET', '/tokenbalance')).body).toEqual({ total_tokens: 0 });
      const status = await guest.request<{ level_key: string }[]>(
        'GET',
        `/dailygamestatus?keywords[]=${SUDOKU_KEYWORD}`,
      );
      expect(status.body[0]).toMatchObject({ level_key: current, state: 'completed' });
    } finally {
      await own.drop();
    }
  });
});
