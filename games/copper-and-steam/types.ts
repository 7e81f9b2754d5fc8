/** The words of the game: pieces, levels, moves, the state of play. */

export type ModeKey = 'kitchen' | 'cellar' | 'works';

/** How the works are laid out: one boiler in four walls, edges that lead round to the other side, two boilers, or pieces in gear. */
export type Plan = 'plain' | 'round' | 'two' | 'gear';

/** Which boiler steam comes from. */
export type Steam = 0 | 1;

/** A cell that is turned by a quarter, clockwise unless it says -1; or a piece that is turned right by the game. */
export type Move = [cell: number] | [cell: number, turn: -1] | ['hint'];

export interface Grid {
  columns: number;
  rows: number;
  /** Whether what leaves at an edge comes in on the other side. */
  isRound: boolean;
}

/** What a level shows of itself: enough to solve it. */
export interface Puzzle {
  grid: Grid;
  /** Which ways a piece is open, in some turn of it: the sum of `WAYS`. */
  pieces: readonly number[];
  /** Their cells; the first boiler makes steam 0, the second steam 1. */
  boilers: readonly number[];
  /** The steam that a valve wants; null for every other piece. */
  valves: readonly (Steam | null)[];
  /** Whether a piece stands as it does in the solution and cannot be turned. */
  bolted: readonly boolean[];
  /** The piece that each turns with it, which may turn another; −1 for one that turns none. */
  partners: readonly number[];
}

export interface Level extends Puzzle {
  /** Which ways each piece is open in the only solution. */
  solution: readonly number[];
  /** The cells in an order in which each follows from those before it. */
  order: readonly number[];
}

export interface Play {
  readonly level: Level;
  masks: number[];
  bolted: boolean[];
  penaltyMs: number;
}
