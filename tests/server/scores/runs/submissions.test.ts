/** Tests a run's submissions: ranked by their arrival, ended after three rejections, and limited in the cost of their replays. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '@/lib/errors';
import { type ReplayMoves, replayMoves } from '@/server/scores/games/replay-moves';
import {
  createTestGuest,
  createTestServices,
  type TestPlayer,
  type TestServices,
} from '../../../support/services';
import { finishRun, playFor, solutionMoves, startRun, type StartedRun } from '../../../support/sudoku-run';

let services: TestServices;
let replays = 0;
let costMs = 0;
/** Called while the service replays a submission. */
let whileReplaying: () => void = () => undefined;

const replayRun: ReplayMoves = async (requested, submitter) => {
  replays += 1;
  submitter.handleCost(costMs);
  whileReplaying();
  return replayMoves(requested);
};

beforeAll(async () => {
  services = await createTestServices({ replayRun });
});
afterAll(() => services.drop());
beforeEach(() => {
  replays = 0;
  costMs = 0;
  whileReplaying = () => undefined;
});

const TWO_MINUTES_MS = 120_000;

const playRun = async (player: TestPlayer, mode = 'easy') => {
  const started = await startRun(player, mode);
  const moves = solutionMoves(started.run.seed, mode);
  await playFor(services, player, started, { ms: TWO_MINUTES_MS, moves: moves.length });
  return { started, moves };
};

const stateOf = async ({ run }: StartedRun) => {
  const { rows } = await services.database.pool.query<{ state: string }>(
    'select state from scores.run where id = $1',
    [run.id],
  );
  return rows[0]?.state;
};

describe('the playing time of a result', () => {
  it('ends when the submission arrives, no matter how long the replay takes', async () => {
    const guest = await createTestGuest(services);
    const { started, moves } = await playRun(guest);
    whileReplaying = () => services.advance(20_000);
    const { body } = await finishRun(guest, started, moves);
    expect(body).toMatchObject({ verdict: 'counted', value: TWO_MINUTES_MS });
  });

  it('ends at the first arrival when the same submission is retried after an overload', async () => {
    const guest = await createTestGuest(services);
    const { started, moves } = await playRun(guest);
    whileReplaying = () => {
      throw new ServiceError('unavailable', 'The result could not be checked. Please try again.');
    };
    expect((await finishRun(guest, started, moves)).status).toBe(503);
    whileReplaying = () => undefined;
    services.advance(25_000);
    const { body } = await finishRun(guest, started, moves);
    expect(body).toMatchObject({ verdict: 'counted', value: TWO_MINUTES_MS });
  });

  it('ends at the arrival of the newest submission if it differs from the previous one', async () => {
    const guest = await createTestGuest(services);
    const { started, moves } = await playRun(guest);
    expect((await finishRun(guest, started, moves.slice(1))).status).toBe(422);
    services.advance(10_000);
    const { body } = await finishRun(guest, started, moves);
    expect(body).toMatchObject({ value: TWO_MINUTES_MS + 10_000 });
  });
});

describe('a run with rejected submissions', () => {
  it('ends after the third different one', async () => {
    const guest = await createTestGuest(services);
    const { started, moves } = await playRun(guest);
    for (const missing of [1, 2, 3])
      expect((await finishRun(guest, started, moves.slice(missing))).status).toBe(422);
    expect(await stateOf(started)).toBe('abandoned');
    expect((await finishRun(guest, started, moves)).status).toBe(409);
    expect(replays).toBe(3);
  });

  it('ignores an identical retry: no replay, no count', async () => {
    const guest = await createTestGuest(services);
    const { started, moves } = await playRun(guest);
    for (let at = 0; at < 5; at += 1)
      expect((await finishRun(guest, started, moves.slice(1))).status).toBe(422);
    expect(replays).toBe(1);
    expect((await finishRun(guest, started, moves)).body).toMatchObject({ verdict: 'counted' });
  });

  it('does not count overloads or malformed moves as rejections', async () => {
    const guest = await createTestGuest(services);
    const { started, moves } = await playRun(guest);
    expect((await finishRun(guest, started, [['nonsense']])).status).toBe(400);
    whileReplaying = () => {
      throw new ServiceError('unavailable', 'The result could not be checked. Please try again.');
    };
    for (const missing of [1, 2, 3, 4])
      expect((await finishRun(guest, started, moves.slice(missing))).status).toBe(503);
    whileReplaying = () => undefined;
    expect((await finishRun(guest, started, moves)).body).toMatchObject({ verdict: 'counted' });
  });
});

describe('the cost of replays', () => {
  it('has a limit for each run', async () => {
    const guest = await createTestGuest(services);
    const { started, moves } = await playRun(guest);
    costMs = 60_000;
    expect((await finishRun(guest, started, moves.slice(1))).status).toBe(422);
    const { status, headers } = await finishRun(guest, started, moves);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(replays).toBe(1);
  });

  it('has a limit for each player, across all runs', async () => {
    const guest = await createTestGuest(services);
    costMs = 59_000;
    for (let at = 0; at < 3; at += 1) {
      const { started, moves } = await playRun(guest);
      expect((await finishRun(guest, started, moves)).status).toBe(200);
    }
    const { started, moves } = await playRun(guest);
    expect((await finishRun(guest, started, moves)).status).toBe(429);
  });

  it('has a limit for each network, across all players', async () => {
    const submitFrom = async (ipAddress: string): Promise<number> => {
      const guest = await createTestGuest(services, 'Europe/Berlin', ipAddress);
      const { started, moves } = await playRun(guest);
      return (await finishRun(guest, started, moves)).status;
    };
    costMs = 60_000;
    for (let host = 1; host <= 15; host += 1) expect(await submitFrom(`2001:db8:0:7::${host}`)).toBe(200);
    expect(await submitFrom('2001:db8:0:7::ffff')).toBe(429);
    expect(await submitFrom('2001:db8:0:8::1')).toBe(200);
  });
});
