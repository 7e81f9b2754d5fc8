/** Verifies a submission by replaying its moves. */
import { resultValueOf } from '@/lib/domain/games/game-rules';
import { findRejection, findTickRejection, type RejectionReason } from '@/lib/domain/run/rejection';
import type { RunClock } from '@/lib/domain/run/run-clock';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../../http/context';
import { networkForRateLimit, networkOf } from '../../platform/network';
import type { ReplayedMoves } from '../games/replay-moves';
import type { Player } from '../players/current-player';
import type { ScoresService } from '../service';
import { chargeReplay, requireReplayBudget } from './replay-budget';
import type { RunRow } from './start-run';
import { recordRefutation, createRefutedError, type Submission } from './submission';

export interface Verification {
  moves: readonly unknown[];
  valueAt(activeMs: number): number;
  rejectionAt(clock: RunClock): RejectionReason | null;
  /** Rejection reasons that apply only to runs with heartbeats. */
  liveRejectionAt(clock: RunClock): RejectionReason | null;
}

interface ReplayContext {
  player: Player;
  context: RequestContext;
  row: RunRow;
  submission: Submission;
}

const replayWithinBudget = async (
  service: ScoresService,
  { player, context, row }: ReplayContext,
  moves: readonly unknown[] | undefined,
): Promise<ReplayedMoves | null> => {
  const network = networkOf(context.ipAddress ?? null);
  const owner = {
    runId: row.id,
    playerId: player.id,
    network: networkForRateLimit(context.ipAddress ?? null),
  };
  await requireReplayBudget(service.db, owner, context.clock.now());
  const spec = { seed: row.seed, mode: row.mode };
  let costMs = 0;
  const handleCost = (ms: number): void => {
    costMs += ms;
  };
  try {
    return await service.replayMoves(
      { keyword: row.game, spec, moves },
      { playerId: player.id, network, handleCost },
    );
  } finally {
    await chargeReplay(service.db, owner, costMs, context.clock.now());
  }
};

/**
 * Verifies a submission.
 * @throws ServiceError notImplemented for a game without rules, badRequest for malformed moves, unprocessable for
 * moves that the replay rejects, tooManyRequests when the replay budget is spent, tooManyRequests and unavailable as
 * ReplayMoves does
 */
export const replayRun = async (
  service: ScoresService,
  request: ReplayContext,
  submitted: readonly unknown[] | undefined,
): Promise<Verification> => {
  const { row, submission } = request;
  if (!service.findRules(row.game))
    throw new ServiceError('notImplemented', 'This game does not accept results yet.');
  const replayed = await replayWithinBudget(service, request, submitted);
  if (!replayed)
    throw new ServiceError('badRequest', 'The moves are malformed.', {
      moves: 'Must be a list of moves of this game.',
    });
  const { moves, replay, minimumActiveMs } = replayed;
  if (replay.outcome !== 'finished') {
    await recordRefutation(service.db, row, submission);
    throw createRefutedError(replay.outcome);
  }
  return {
    moves,
    valueAt: (activeMs) => resultValueOf(replay, activeMs),
    rejectionAt: (clock) => findRejection(clock, moves.length, minimumActiveMs),
    liveRejectionAt: (clock) =>
      replay.playedMs === undefined ? null : findTickRejection(clock, replay.playedMs),
  };
};
