/** Replays submitted moves on a level by the game's own rules. Pure; takes as long as the game computes. */
import type { LevelSpec, ReplayResult } from '@/lib/domain/games/game-rules';
import { rulesOf } from './rules';

export interface MovesToProve {
  /** Keyword of a game with rules. */
  keyword: string;
  spec: LevelSpec;
  /** The submitted value, not yet parsed. */
  moves: unknown;
}

export interface ProvenMoves {
  moves: readonly unknown[];
  replay: ReplayResult;
  /** Shortest active time in ms that a person could need for them. */
  minimumActiveMs: number;
}

/** The player whose run is replayed. */
export interface Submitter {
  playerId: number;
  /** `networkKey` of the IP address. */
  network: string;
  /** Receives the thread's milliseconds, also after a failed replay. */
  handleCost(ms: number): void;
}

/**
 * Replays a run. Returns null for malformed moves.
 * @throws ServiceError unavailable if the replay fails or runs out of time, tooManyRequests while too many of the player's runs are in replay
 */
export type ProveMoves = (requested: MovesToProve, submitter: Submitter) => Promise<ProvenMoves | null>;

/**
 * Returns null for malformed moves, and for a game without rules.
 * @param isBudgetSpent ends the replay as `interrupted` once it returns true
 */
export const proveMoves = (
  { keyword, spec, moves: input }: MovesToProve,
  isBudgetSpent?: () => boolean,
): ProvenMoves | null => {
  const rules = rulesOf(keyword);
  const moves = rules?.parseMoves(input);
  if (!rules || !moves) return null;
  const replay = rules.replay(spec, moves, isBudgetSpent);
  const isFinished = replay.outcome === 'finished';
  const minimumActiveMs =
    replay.minimumActiveMs ?? (isFinished ? rules.minimumActiveMs(spec, moves.length) : 0);
  return { moves, replay, minimumActiveMs };
};
