/** The words of the game: modes, moves, levels, the state of play. */

export type ModeKey = 'small' | 'large';

/** A window that is pressed: it and its neighbors go on or off. */
export type Move = [cell: number];

export interface Level {
  size: number;
  /** The windows that are lit at the start, row by row. */
  lit: readonly boolean[];
  /** Windows whose pressing, in any order, lights the house. */
  solution: readonly number[];
}

export interface Play {
  readonly level: Level;
  lit: boolean[];
  readonly penaltyMs: 0;
}
