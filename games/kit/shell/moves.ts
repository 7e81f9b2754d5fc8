/** Records the moves of a level that is being played. */

export interface MoveLog<Move> {
  readonly moves: Move[];
  /** Makes a move and records it; returns false when it is illegal or there are too many. */
  perform(move: Move): boolean;
}

/**
 * Creates the record. Saved moves are made first, and dropped from the first that does not fit the level.
 * @param apply makes a move; returns null, or the reason why it is illegal
 */
export function recordMoves<Move>(
  apply: (move: Move) => string | null,
  saved: readonly Move[] = [],
  maxMoves = Infinity,
): MoveLog<Move> {
  const moves: Move[] = [];
  const perform = (move: Move) => {
    if (moves.length >= maxMoves || apply(move)) return false;
    moves.push(move);
    return true;
  };
  saved.every(perform);
  return { moves, perform };
}
