/**
 * Tests runs that formerly submitted a value with only plausibility checks. Their moves are now replayed, and a value
 * is ignored.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { Moves } from '@/games/orbit-keeper/compiled/replay.mjs';
import { KEYWORD, MODES } from '@/games/orbit-keeper/config';
import type { Move } from '@/games/orbit-keeper/log';
import { ORBIT_KEEPER } from '@/games/orbit-keeper/catalog-entries';
import { rulesFor } from '@/games/orbit-keeper/rules';
import type { RunResult } from '@/lib/contract/scores-entities';
import { playOrbit } from '../../games/orbit-keeper/autopilot';
import { flyOrbit, type OrbitRun, playOrbitRun } from '../../support/orbit-run';
import { createTestGuest, createTestServices, type TestServices } from '../../support/services';
import { finishRun, playFor, type StartedRun } from '../../support/sudoku-run';

/** A game of another developer. The server has no rules to replay it. */
const STRANGER = { ...ORBIT_KEEPER, slug: 'stranger', keyword: 'stranger', title: 'Stranger' };

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ games: [...BUILT_IN_GAMES, STRANGER] });
});
afterAll(() => services.drop());

describe('a run of Orbit Keeper', () => {
  it.each(MODES.map(({ key }) => key))('ranks with the replayed score (%s)', async (mode) => {
    const guest = await createTestGuest(services);
    const { played, result } = await playOrbitRun(services, guest, { mode });
    expect(played.score).toBeGreaterThan(0);
    expect(result.status).toBe(200);
    expect(result.body).toMatchObject({
      ...{ verified: true, verdict: 'counted', rank: 1 },
      ...{ value: played.score, best: played.score },
    });
  });

  it('updates the player’s best only with a higher score', async () => {
    const guest = await createTestGuest(services);
    const longRun = await playOrbitRun(services, guest, { seconds: 40 });
    const shortRun = await playOrbitRun(services, guest, { seconds: 12 });
    expect(shortRun.played.score).toBeLessThan(longRun.played.score);
    expect(shortRun.result.body).toMatchObject({ value: shortRun.played.score, best: longRun.played.score });
  });

  it('ends in the same tick as the last lamp goes out', async () => {
    const guest = await createTestGuest(services);
    const { played, result } = await playOrbitRun(services, guest, { seconds: 240, attentiveFor: 15 });
    expect(played.isOver).toBe(true);
    expect(result.body).toMatchObject({ verified: true, value: played.score });
  });
});

describe('a forged run of Orbit Keeper', () => {
  /** Long enough for the last lamp to go out. */
  const SECONDS = { seconds: 240, attentiveFor: 15 };
  const { pulse } = Moves.LIMITS;
  const FIRST_AIM = 9;
  const isAim = (code: number): boolean => code >= FIRST_AIM && code < pulse;
  /** Changes a pointer code to the opposite side of the planet. */
  const opposite = (code: number): number => {
    const aims = pulse - FIRST_AIM;
    return FIRST_AIM + ((code - FIRST_AIM + aims / 2) % aims);
  };

  it('ranks with the replayed score, whatever value it claims', async () => {
    const guest = await createTestGuest(services);
    const { started, played } = await flyOrbit(services, guest);
    const end = { token: started.token, activeMs: 1, moves: played.moves, value: 900_000 };
    const { body } = await guest.request<RunResult>('POST', `/runs/${started.run.id}/finish`, end);
    expect(body.value).toBe(played.score);
  });

  it.each<[string, (moves: Move[]) => Move[]]>([
    ['an input without effect', ([first, ...others]) => [first!, [0, first![1]], ...others]],
    ['an ending move that is too late', (moves) => moves.with(-1, [moves.at(-1)![0] + 1, moves.at(-1)![1]])],
    ['no ending move', (moves) => moves.slice(0, -1)],
  ])('causes an error with %s', async (_what, change) => {
    const guest = await createTestGuest(services);
    const { started, played } = await flyOrbit(services, guest, SECONDS);
    expect((await finishRun(guest, started, change(played.moves))).status).toBe(422);
  });

  const changeAims = (moves: readonly Move[]): Move[] =>
    moves.map(([ticks, code]): Move => [ticks, isAim(code) ? opposite(code) : code]);

  // The run's seed differs each time and determines whether such moves finish the game.
  it.each<[string, (run: OrbitRun) => Move[]]>([
    ['changed inputs', ({ played }) => changeAims(played.moves)],
    [
      'the moves of a game with a seed chosen by the player',
      () => playOrbit({ seed: 'an easy sky', mode: 'gentle' }, 240, 15).moves,
    ],
    [
      'the moves of another difficulty',
      ({ started }) => playOrbit({ seed: started.run.seed, mode: 'wild' }, 240, 15).moves,
    ],
  ])('gets the replayed value, or an error, with %s', async (_what, movesOf) => {
    const guest = await createTestGuest(services);
    const run = await flyOrbit(services, guest, { seconds: 40 });
    const moves = movesOf(run);
    const replay = rulesFor(KEYWORD)!.replay({ seed: run.started.run.seed, mode: 'gentle' }, moves);
    const { status, body } = await finishRun(guest, run.started, moves);
    if (replay.outcome === 'finished') expect(body).toMatchObject({ value: replay.score });
    else expect(status).toBe(422);
    expect(body.value).not.toBe(run.played.score);
  });

  it('gets quarantined when its ticks are ahead of the clock', async () => {
    const guest = await createTestGuest(services);
    const { result } = await playOrbitRun(services, guest, { seconds: 60, pace: 1.2 });
    expect(result.body).toMatchObject({ verified: false, verdict: 'quarantined', rank: null, best: null });
  });

  it('gets quarantined when its ticks lag behind the clock, as in a slowed browser', async () => {
    const guest = await createTestGuest(services);
    const { result } = await playOrbitRun(services, guest, { seconds: 60, pace: 0.7 });
    expect(result.body).toMatchObject({ verified: false, verdict: 'quarantined', rank: null, best: null });
  });

  it.each([
    {},
    { moves: [['won']] },
    { value: 1_240 },
    { value: 2 ** 31 },
    { value: -1 },
    { value: 1.5 },
    { value: 'nine' },
  ])('causes an error if it has no moves: %j', async (body) => {
    const guest = await createTestGuest(services);
    const { started } = await flyOrbit(services, guest);
    const end = { token: started.token, activeMs: 9_999_999, ...body };
    expect((await guest.request('POST', `/runs/${started.run.id}/finish`, end)).status).toBe(400);
  });
});

describe('a game without rules', () => {
  it.each([
    [1_240, 501],
    // The maximum of the database column.
    [2 ** 31 - 1, 501],
    [2 ** 31, 400],
  ])('rejects the value %i with the status %i', async (value, status) => {
    const guest = await createTestGuest(services);
    const requested = { game: STRANGER.keyword, mode: 'gentle' };
    const started = (await guest.request<StartedRun>('POST', '/runs', requested)).body;
    await playFor(services, guest, started, { ms: 60_000, moves: 0 });
    const end = { token: started.token, activeMs: 60_000, value };
    expect((await guest.request('POST', `/runs/${started.run.id}/finish`, end)).status).toBe(status);
  });
});
