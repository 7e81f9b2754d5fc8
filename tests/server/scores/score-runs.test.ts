/**
 * Tests runs of a game that is ranked by points: the replayed score ranks, the highest is kept, and forged moves are
 * rejected.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesFor } from '@/games/bubble-orchard/rules';
import { playGreedily } from '../../games/bubble-orchard/solver';
import { addPlayer, addResult } from '../../support/board-results';
import {
  createTestGuest,
  createTestServices,
  type TestPlayer,
  type TestServices,
} from '../../support/services';
import { finishRun, playFor, type StartedRun } from '../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const startPlayerRun = async (player: TestPlayer): Promise<StartedRun> =>
  (await player.request<StartedRun>('POST', '/runs', { game: 'bubble-orchard', mode: 'endless' })).body;

const movesFor = (seed: string, shots: number): unknown[] => [
  ...playGreedily({ seed, mode: 'endless' }, { shots, step: 12 }).moves,
  ['end'],
];

const scoreOf = (seed: string, moves: unknown[]) => {
  const rules = rulesFor('bubble-orchard')!;
  return rules.replay({ seed, mode: 'endless' }, rules.parseMoves(moves)!).score!;
};

const playShots = async (player: TestPlayer, shots: number, ms = 60_000) => {
  const started = await startPlayerRun(player);
  const moves = movesFor(started.run.seed, shots);
  await playFor(services, player, started, { ms, moves: moves.length });
  const result = await finishRun(player, started, moves);
  return { started, moves, result, score: scoreOf(started.run.seed, moves) };
};

describe('a finished run for points', () => {
  it('counts with the replayed score, whatever the clock or the client states', async () => {
    const guest = await createTestGuest(services);
    const { result, score } = await playShots(guest, 20);
    expect(score).toBeGreaterThan(0);
    expect(result.body).toMatchObject({ verified: true, verdict: 'counted', value: score, best: score });
    const claimed = await startPlayerRun(guest);
    const moves = movesFor(claimed.run.seed, 8);
    await playFor(services, guest, claimed, { ms: 45_000, moves: moves.length });
    const answer = await guest.request('POST', `/runs/${claimed.run.id}/finish`, {
      token: claimed.token,
      activeMs: 1,
      moves,
      value: 9_999_999,
    });
    expect(answer.body.value).toBe(scoreOf(claimed.run.seed, moves));
  });

  it('updates the player’s best only with a higher score, and ranks higher scores first', async () => {
    const guest = await createTestGuest(services);
    // The server chooses the level, so the test does not know in advance which run is the best.
    let best = 0;
    for (const shots of [4, 30, 6]) {
      const { result, score } = await playShots(guest, shots);
      best = Math.max(best, score);
      expect(result.body).toMatchObject({ value: score, best });
    }
    for (const [name, value] of [
      ['above', best + 1_000_000],
      ['below', 0],
    ] as const) {
      const of = { game: 'bubble-orchard', mode: 'endless', isReverse: false, at: '2026-11-20T12:00:00Z' };
      await addResult(services.database, await addPlayer(services.database, name), { ...of, value });
    }
    const secondRun = await playShots(guest, 3);
    expect(secondRun.result.body).toMatchObject({ rank: 2, entrants: 3 });
  });

  it('gets the same response for every retry', async () => {
    const guest = await createTestGuest(services);
    const { started, moves, result } = await playShots(guest, 5);
    expect((await finishRun(guest, started, moves)).body).toEqual(result.body);
  });
});

describe('a submission for points', () => {
  it('fails if its moves are malformed, missing, incomplete or continue after the end', async () => {
    const guest = await createTestGuest(services);
    const started = await startPlayerRun(guest);
    const moves = movesFor(started.run.seed, 10);
    await playFor(services, guest, started, { ms: 60_000, moves: moves.length });
    expect((await finishRun(guest, started, [[999, 0]])).status).toBe(400);
    expect((await finishRun(guest, started, moves.slice(0, -1))).status).toBe(422);
    expect((await finishRun(guest, started, [...moves, [0, 0]])).status).toBe(422);
    const bare = await guest.request('POST', `/runs/${started.run.id}/finish`, {
      token: started.token,
      activeMs: 1,
      value: 1_000_000,
    });
    expect(bare.status).toBe(400);
  });

  it('gets quarantined if its shots are faster than a person can aim', async () => {
    const guest = await createTestGuest(services);
    const { result } = await playShots(guest, 30, 3_000);
    expect(result.body).toMatchObject({ verdict: 'quarantined', rank: null });
  });
});
