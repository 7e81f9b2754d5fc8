/** What moves from outside prove on a level: the game's own rules play them again. Pure, and as long as the game thinks. */
import type { LevelSpec, ReplayResult } from '@/lib/domain/game-rules';
import { rulesOf } from './rules';

export interface MovesToProve {
  /** Of a game whose results can be replayed. */
  keyword: string;
  spec: LevelSpec;
  /** As it came. */
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
  /** Called with the milliseconds that a thread spent, also where the replay failed. */
  handleCost(ms: number): void;
}

/**
 * Replays a run. Returns null for moves that are malformed.
 * @throws ServiceError unavailable where the replay failed or ran out of time, tooManyRequests while enough of the player's runs are being replayed
 */
export type ProveMoves = (asked: MovesToProve, submitter: Submitter) => Promise<ProvenMoves | null>;

/**
 * Returns null for moves that are malformed, and for a game without rules.
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
