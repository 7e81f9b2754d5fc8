/** Tests the calls that read boards, through the running services. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { ORBIT_KEEPER } from '@/games/orbit-keeper/catalog-entries';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import type { LeaderboardEntry, RunResult } from '@/lib/contract/scores-entities';
import { freezeNextDay } from '@/server/scores/boards/freeze-day';
import { addPlayer, addResult } from '../../../support/board-results';
import { createTestMember } from '../../../support/members';
import {
  request,
  createTestGuest,
  createTestServices,
  type TestPlayer,
  type TestServices,
} from '../../../support/services';
import { playOrbitRun } from '../../../support/orbit-run';
import { playToEnd } from '../../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ games: [...BUILT_IN_GAMES, STRANGER] });
});
afterAll(() => services.drop());

/** A game of another developer, whose results cannot be replayed. */
const STRANGER = { ...ORBIT_KEEPER, slug: 'stranger', keyword: 'stranger', title: 'Stranger' };

interface TopResponse {
  entries: LeaderboardEntry[];
  entrants: number;
  friends: LeaderboardEntry[];
  verified: boolean;
  columnLabel: string;
}
interface ContextResponse {
  own: LeaderboardEntry | null;
  neighbors: LeaderboardEntry[];
  entrants: number;
  percentile: number | null;
  held: { value: number } | null;
}

const createPlayer = async (name: string): Promise<TestPlayer & { uid: string }> => {
  const member = await createTestMember(services, name);
  return {
    uid: member.uid,
    request: async (method, path, payload) => {
      const { body } = await member.request<{ token: string }>('GET', '/jwt/token');
      const headers = { authorization: `Bearer ${body.token}`, [TIMEZONE_HEADER]: 'Europe/Berlin' };
      return request(services.scores, method, path, { body: payload, headers });
    },
  };
};
const flyFor = async (
  player: TestPlayer,
  seconds: number,
  more: { pace?: number } = {},
): Promise<RunResult> => (await playOrbitRun(services, player, { seconds, ...more })).result.body;
const listNames = (entries: LeaderboardEntry[]) =>
  entries.map(({ displayName, rank }) => [displayName, rank]);

describe('GET scores', () => {
  it.each(['day', 'week', 'month', 'all'])(
    'returns the board of a daily and of another mode (%s)',
    async (period) => {
      for (const type of ['daily', 'easy']) {
        const { status, body } = await request<TopResponse>(
          services.scores,
          'GET',
          `/scores?game=quiet-sudoku&type=${type}&period=${period}&level_key=2026-11-18`,
        );
        expect(status).toBe(200);
        expect(body).toMatchObject({ entries: [], entrants: 0, friends: [], verified: true });
        expect(body.columnLabel).toBe(
          type === 'daily' && ['week', 'month'].includes(period) ? 'Points' : 'Time',
        );
      }
    },
  );

  it('marks the board of a game without a replay as not verified', async () => {
    const path = '/scores?game=stranger&type=gentle&period=all';
    expect((await request<TopResponse>(services.scores, 'GET', path)).body.verified).toBe(false);
  });

  it('marks the board of a game with replayed moves as verified', async () => {
    const path = '/scores?game=orbit-keeper&type=gentle&period=all';
    expect((await request<TopResponse>(services.scores, 'GET', path)).body.verified).toBe(true);
  });

  it('ranks a daily’s week by points once its days are frozen, and a level’s day board if no period is given', async () => {
    const of = { game: 'lantern-words', mode: 'daily', isReverse: true, levelKey: '2026-11-18' };
    for (const [name, value] of [
      ['Quick', 40_000],
      ['Slow', 80_000],
    ] as const)
      await addResult(services.database, await addPlayer(services.database, name), {
        ...of,
        value,
        at: '2026-11-18T12:00:00Z',
      });
    while (await freezeNextDay(services.database.db, new Date('2026-11-21T12:00:00Z')));
    const week = await request<TopResponse>(
      services.scores,
      'GET',
      '/scores?game=lantern-words&type=daily&period=week&day=2026-11-21',
    );
    expect(week.body.entries.map(({ displayName, value }) => [displayName, value])).toEqual([
      ['Quick', 100],
      ['Slow', 50],
    ]);
    const level = await request<TopResponse>(
      services.scores,
      'GET',
      '/scores?game=lantern-words&type=daily&level_key=2026-11-18',
    );
    expect(level.body.entries.map(({ value }) => value)).toEqual([40_000, 80_000]);
  });

  it('includes the rows of the members that the browser names, whatever their rank', async () => {
    const neighbor = await createPlayer('Nearby');
    const farPlayer = await createPlayer('Faraway');
    const none = await createPlayer('Resting');
    const [long, short] = [await flyFor(neighbor, 40), await flyFor(farPlayer, 12)];
    expect(long.value).toBeGreaterThan(short.value ?? 0);
    const path = `/scores?game=orbit-keeper&type=gentle&period=all&limit=1`;
    const friends = [farPlayer.uid, neighbor.uid, none.uid, '987654']
      .map((uid) => `&friends[]=${uid}`)
      .join('');
    const { body } = await neighbor.request<TopResponse>('GET', `${path}${friends}`);
    expect(listNames(body.entries)).toEqual([['Nearby', 1]]);
    expect(listNames(body.friends)).toEqual([
      ['Nearby', 1],
      ['Faraway', 2],
    ]);
    expect(body.friends[0]?.isYou).toBe(true);
    const one = await farPlayer.request<TopResponse>('GET', `${path}&friends[]=${neighbor.uid}`);
    expect(listNames(one.body.friends)).toEqual([['Nearby', 1]]);
  });

  it('rejects more than fifty members', async () => {
    const path = `/scores?game=orbit-keeper&type=gentle&period=all`;
    const friends = Array.from({ length: 51 }, (_, uid) => `&friends[]=${uid + 1}`).join('');
    expect((await request(services.scores, 'GET', `${path}${friends}`)).status).toBe(400);
  });
});

describe('a quarantined result', () => {
  it('appears only to its player, and only while it is better than the player’s ranked one', async () => {
    const player = await createTestGuest(services);
    const path = '/scores/context?game=orbit-keeper&type=gentle&period=week';
    const quarantinedResultOf = async (player: TestPlayer) =>
      (await player.request<ContextResponse>('GET', path)).body.held;
    expect(await quarantinedResultOf(player)).toBeNull();
    const tooFast = await flyFor(player, 60, { pace: 1.5 });
    expect(tooFast.verdict).toBe('quarantined');
    expect(await quarantinedResultOf(player)).toMatchObject({ value: tooFast.value });
    const honest = await flyFor(player, 12);
    expect(honest.verdict).toBe('counted');
    expect(honest.value).toBeLessThan(tooFast.value ?? 0);
    expect(await quarantinedResultOf(player)).toMatchObject({ value: tooFast.value });
    expect(await quarantinedResultOf(await createTestGuest(services))).toBeNull();
    const lastMonth = '/scores/context?game=orbit-keeper&type=gentle&period=month&day=2026-10-10';
    expect((await player.request<ContextResponse>('GET', lastMonth)).body.held).toBeNull();
  });
});

describe('a call for a rank (scores/context, userbest)', () => {
  it('gives a guest the rank of the value, without listing the guest for others', async () => {
    const of = { game: 'quiet-sudoku', mode: 'easy', isReverse: true, at: '2026-11-20T12:00:00Z' };
    for (const [name, value] of [
      ['One', 30_000],
      ['Two', 50_000],
      ['Three', 90_000],
      ['Four', 95_000],
    ] as const)
      await addResult(services.database, await addPlayer(services.database, name), { ...of, value });
    const guest = await createTestGuest(services);
    const { result } = await playToEnd(services, guest, { mode: 'easy', ms: 70_000 });
    expect(result.body).toMatchObject({ rank: 3, entrants: 5 });
    const board = 'game=quiet-sudoku&type=easy&period=all';
    const { body } = await guest.request<ContextResponse>('GET', `/scores/context?${board}`);
    expect(body).toMatchObject({ own: { rank: 3, isYou: true }, entrants: 5, percentile: 0.6, held: null });
    expect(listNames(body.neighbors)).toEqual([
      ['One', 1],
      ['Two', 2],
      ['Three', 3],
      ['Four', 4],
    ]);
    const best = await guest.request('GET', `/userbest?${board}`);
    expect(best.body).toEqual({ dailyBest: 70_000, scorePosition: 3, totalScores: 5 });
    const stranger = await createTestGuest(services);
    expect((await stranger.request('GET', `/userbest?${board}`)).body).toEqual({
      dailyBest: null,
      scorePosition: null,
      totalScores: 0,
    });
    const top = await stranger.request<TopResponse>('GET', `/scores?${board}`);
    expect(top.body.entrants).toBe(4);
    expect(JSON.stringify(top.body)).not.toContain('Guest');
  });
});
