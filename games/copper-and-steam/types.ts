/** The types of the game: pieces, levels, moves, the state of play. */

export type ModeKey = 'kitchen' | 'cellar' | 'works';

/** The layout of the works: one boiler in four walls, edges that wrap around, two boilers, or geared pieces. */
export type Plan = 'plain' | 'round' | 'two' | 'gear';

/** The boiler that the steam comes from. */
export type Steam = 0 | 1;

/** A cell to turn by a quarter, clockwise unless it says -1; or a hint, which turns a piece to its solution. */
export type Move = [cell: number] | [cell: number, turn: -1] | ['hint'];

export interface Grid {
  columns: number;
  rows: number;
  /** Whether the edges wrap around. */
  isRound: boolean;
}

/** The visible data of a level, sufficient to solve it. */
export interface Puzzle {
  grid: Grid;
  /** The open sides of a piece in some orientation: the sum of `WAYS`. */
  pieces: readonly number[];
  /** The cells of the boilers; the first one makes steam 0, the second steam 1. */
  boilers: readonly number[];
  /** The steam that a valve requires; null for every other piece. */
  valves: readonly (Steam | null)[];
  /** Whether a piece has the orientation of the solution and cannot be turned. */
  bolted: readonly boolean[];
  /** The piece that each one turns with it, which may turn another; −1 for none. */
  partners: readonly number[];
}

export interface Level extends Puzzle {
  /** The open sides of each piece in the only solution. */
  solution: readonly number[];
  /** The cells in an order in which each follows from the ones before. */
  order: readonly number[];
}

export interface Play {
  readonly level: Level;
  masks: number[];
  bolted: boolean[];
  penaltyMs: number;
}
