/** The types of the game: modes, moves, levels, and the state of play. */

export type ModeKey = 'small' | 'large';

/** The pressed window; the press toggles it and its neighbors. */
export type Move = [cell: number];

export interface Level {
  size: number;
  /** The windows that are lit at the start, row by row. */
  lit: readonly boolean[];
  /** The windows that light the house when they are pressed, in any order. */
  solution: readonly number[];
}

export interface Play {
  readonly level: Level;
  lit: boolean[];
  readonly penaltyMs: 0;
}
