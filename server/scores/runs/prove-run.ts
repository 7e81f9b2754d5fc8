/** The proof of a submission: its moves are replayed, or its value keeps to the bounds of its mode. */
import { doubtOfValue, valueOf } from '@/lib/domain/game-rules';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../../http/context';
import { limitedNetwork, networkOf } from '../../platform/network';
import type { ProvenMoves } from '../games/prove';
import type { Player } from '../players/current-player';
import type { ScoresService } from '../service';
import { doubtOf, doubtOfTicks } from './doubt';
import { chargeReplay, requireReplayBudget } from './replay-budget';
import type { RunTime } from './run-time';
import type { RunRow } from './start-run';
import { recordRefutation, refutedError, type Submission } from './submission';

export interface Proof {
  moves: readonly unknown[];
  /** Moves prove the value; without them it only keeps to bounds. */
  isProven: boolean;
  valueAt(activeMs: number): number;
  doubtAt(time: RunTime): string | null;
  /** The doubt that only a run with heartbeats can raise. */
  liveDoubtAt(time: RunTime): string | null;
}

interface Proving {
  player: Player;
  context: RequestContext;
  row: RunRow;
  submission: Submission;
}

const proveByBounds = (service: ScoresService, row: RunRow, value: number | undefined): Proof => {
  const bounds = service.boundsOf(row.game, row.mode);
  if (!bounds) throw new ServiceError('notImplemented', 'Results of this game are not taken yet.');
  if (value === undefined)
    throw new ServiceError('badRequest', 'The value is missing.', { value: 'Must be a whole number.' });
  return {
    moves: [],
    isProven: false,
    valueAt: () => value,
    doubtAt: ({ activeMs }) => doubtOfValue(value, activeMs, bounds),
    liveDoubtAt: () => null,
  };
};

const replayWithinBudget = async (
  service: ScoresService,
  { player, context, row }: Proving,
  moves: readonly unknown[] | undefined,
): Promise<ProvenMoves | null> => {
  const network = networkOf(context.address ?? null);
  const owner = { runId: row.id, playerId: player.id, network: limitedNetwork(context.address ?? null) };
  await requireReplayBudget(service.db, owner, context.clock.now());
  const spec = { seed: row.seed, mode: row.mode };
  let costMs = 0;
  const handleCost = (ms: number): void => {
    costMs += ms;
  };
  try {
    return await service.proveMoves(
      { keyword: row.game, spec, moves },
      { playerId: player.id, network, handleCost },
    );
  } finally {
    await chargeReplay(service.db, owner, costMs, context.clock.now());
  }
};

/**
 * Proves a submission.
 * @throws ServiceError badRequest for malformed moves or no value, unprocessable for moves that prove nothing, tooManyRequests
 *   where the replay budget is spent, tooManyRequests and unavailable as ProveMoves does
 */
export const proveRun = async (
  service: ScoresService,
  proving: Proving,
  { moves: submitted, value }: { moves?: readonly unknown[] | undefined; value?: number | undefined },
): Promise<Proof> => {
  const { row, submission } = proving;
  if (!service.rulesOf(row.game)) return proveByBounds(service, row, value);
  const proven = await replayWithinBudget(service, proving, submitted);
  if (!proven)
    throw new ServiceError('badRequest', 'The moves are malformed.', {
      moves: 'Must be a list of moves of this game.',
    });
  const { moves, replay, minimumActiveMs } = proven;
  if (replay.outcome !== 'finished') {
    await recordRefutation(service.db, row, submission);
    throw refutedError(replay.outcome);
  }
  return {
    moves,
    isProven: true,
    valueAt: (activeMs) => valueOf(replay, activeMs),
    doubtAt: (time) => doubtOf(time, moves.length, minimumActiveMs),
    liveDoubtAt: (time) => (replay.playedMs === undefined ? null : doubtOfTicks(time, replay.playedMs)),
  };
};
