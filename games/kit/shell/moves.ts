/** Records the moves of a level in play. */

export interface MoveLog<Move> {
  readonly moves: Move[];
  /** Makes a move and records it. Returns false when the move is illegal or the list is full. */
  perform(move: Move): boolean;
}

/**
 * Creates the record. Makes the saved moves first; drops the first illegal one and all moves after it.
 * @param apply makes a move; returns null, or the reason why the move is illegal
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
