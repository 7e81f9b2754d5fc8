/** Replays submitted moves on a level with the game's own rules. Pure; the duration depends on the game. */
import type { LevelSpec, ReplayResult } from '@/lib/domain/games/game-rules';
import { findRules } from './rules';

export interface MovesToReplay {
  /** The keyword of a game whose rules the server knows. */
  keyword: string;
  spec: LevelSpec;
  /** The submitted moves, not parsed yet. */
  moves: unknown;
}

export interface ReplayedMoves {
  moves: readonly unknown[];
  replay: ReplayResult;
  /** The shortest active time in ms that a person could need for these moves. */
  minimumActiveMs: number;
}

/** The player whose run is replayed. */
export interface RunSubmitter {
  playerId: number;
  /** The result of `networkOf` for the IP address. */
  network: string;
  /** Called with the milliseconds that the thread was busy, even after a failed replay. */
  handleCost(ms: number): void;
}

/**
 * Replays a run on a thread. Returns null for malformed moves.
 * @throws ServiceError unavailable if the replay fails or exceeds its time limit, tooManyRequests while too many of
 * the player's runs are being replayed
 */
export type ReplayMoves = (
  requested: MovesToReplay,
  submitter: RunSubmitter,
) => Promise<ReplayedMoves | null>;

/**
 * Replays moves. Returns null for malformed moves, and for a game without rules.
 * @param isBudgetSpent once it returns true, the replay ends as `interrupted`
 */
export const replayMoves = (
  { keyword, spec, moves: input }: MovesToReplay,
  isBudgetSpent?: () => boolean,
): ReplayedMoves | null => {
  const rules = findRules(keyword);
  const moves = rules?.parseMoves(input);
  if (!rules || !moves) return null;
  const replay = rules.replay(spec, moves, isBudgetSpent);
  const isFinished = replay.outcome === 'finished';
  const minimumActiveMs =
    replay.minimumActiveMs ?? (isFinished ? rules.minimumActiveMs(spec, moves.length) : 0);
  return { moves, replay, minimumActiveMs };
};
