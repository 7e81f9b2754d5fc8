/** Tests a daily's board that becomes due while a submission is being replayed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freezeNextDay } from '@/server/scores/boards/freeze-day';
import { type ReplayMoves, replayMoves } from '@/server/scores/games/replay-moves';
import { createTestGuest, createTestServices, type TestServices } from '../../../support/services';
import { finishRun, playFor, solutionMoves, startRun } from '../../../support/sudoku-run';

let services: TestServices;
let whileReplaying: () => Promise<unknown> = async () => undefined;
const replayRun: ReplayMoves = async (requested) => {
  await whileReplaying();
  return replayMoves(requested);
};
beforeAll(async () => {
  services = await createTestServices({ replayRun });
});
afterAll(() => services.drop());

const freezeBoards = () => freezeNextDay(services.database.db, services.service.clock.now());

describe('a result that arrives before its board freezes', () => {
  it('ranks on the board even if its replay ends later, and the board freezes only afterwards', async () => {
    services.setNow('2026-11-22T11:57:30Z');
    const guest = await createTestGuest(services, 'Etc/GMT+12');
    const started = await startRun(guest);
    expect(started.run.levelKey).toBe('2026-11-21');
    const moves = solutionMoves(started.run.seed, 'daily');
    await playFor(services, guest, started, { ms: 149_000, moves: moves.length });
    whileReplaying = () => {
      services.setNow('2026-11-22T12:00:10Z');
      return freezeBoards();
    };
    const { body } = await finishRun(guest, started, moves);
    expect(body).toMatchObject({ verdict: 'counted', rank: 1, value: 149_000 });
    await freezeBoards();
    const { rows } = await services.database.pool.query(
      `select frozen_at is not null as "isFrozen" from scores.board where period = 'day'`,
    );
    expect(rows).toEqual([{ isFrozen: true }]);
  });
});
