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

/**
 * Null for moves that are malformed. @param owner id of the player whose run it is
 * @throws ServiceError unavailable where that can't be found out now, tooManyRequests while enough of the player's are being proven
 */
export type ProveMoves = (asked: MovesToProve, owner: number) => Promise<ProvenMoves | null>;

/** Null for moves that are malformed, and for a game without rules. */
export const proveMoves = ({ keyword, spec, moves: input }: MovesToProve): ProvenMoves | null => {
  const rules = rulesOf(keyword);
  const moves = rules?.parseMoves(input);
  if (!rules || !moves) return null;
  const replay = rules.replay(spec, moves);
  const isFinished = replay.outcome === 'finished';
  const minimumActiveMs =
    replay.minimumActiveMs ?? (isFinished ? rules.minimumActiveMs(spec, moves.length) : 0);
  return { moves, replay, minimumActiveMs };
};
