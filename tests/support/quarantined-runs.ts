/** Quarantined results, and an operator who decides on them. */
import type { RunResult } from '@/lib/contract/scores-entities';
import { createGameQueries } from '@/server/product/games/queries';
import { createScoredGames } from '@/server/scored-games';
import { createBoardIds } from '@/server/scores/boards/board-ids';
import { findRules } from '@/server/scores/games/rules';
import { type Decision, decideQuarantined } from '@/server/scores/quarantine/decide-quarantined';
import type { DayPlayer } from './day-players';
import type { TestServices } from './services';
import { playToEnd, solutionMoves, startRun } from './sudoku-run';

export interface QuarantinedRun {
  id: string;
  token: string;
  moves: unknown[];
}

/** Decides as a separate process does, without cached board IDs. */
export const decideAt = ({ database }: TestServices, id: string, decision: Decision, now: Date) => {
  const { db } = database;
  const gameOf = createScoredGames(createGameQueries(db)).find;
  return decideQuarantined({ db, findGame: gameOf, boards: createBoardIds(), findRules }, id, decision, now);
};

const requireQuarantined = ({ verdict }: RunResult): void => {
  if (verdict !== 'quarantined') throw new Error(`The result is not held but ${verdict}.`);
};

/** Finishes today's sudoku faster than a person can. */
export const playTooFast = async (services: TestServices, player: DayPlayer): Promise<QuarantinedRun> => {
  const { started, moves, result } = await playToEnd(services, player, { ms: 1_000 });
  requireQuarantined(result.body);
  return { id: started.run.id, token: started.token, moves };
};

/** Finishes today's sudoku equally fast, claiming that there was no network. */
export const playTooFastOffline = async (
  services: TestServices,
  player: DayPlayer,
): Promise<QuarantinedRun> => {
  const { run, token } = await startRun(player);
  services.advance(1_000);
  const moves = solutionMoves(run.seed, 'daily');
  const end = { token, activeMs: 0, moves, finishedOffline: { activeMs: 1_000 } };
  requireQuarantined((await player.request<RunResult>('POST', `/runs/${run.id}/finish`, end)).body);
  return { id: run.id, token, moves };
};

/** Returns the response to a retry of the submission. */
export const answerAgain = async (
  player: DayPlayer,
  { id, token, moves }: QuarantinedRun,
): Promise<RunResult> =>
  (await player.request<RunResult>('POST', `/runs/${id}/finish`, { token, activeMs: 0, moves })).body;
