/** The types of the game: modes, moves, the state of play, the effect of a shot. */

export type ModeKey = 'orchard' | 'endless';

/** A shot by its aim in half degrees from vertical (left is negative), with the next fruit if 1; or the player stops. */
export type Move = [aim: number, isSwapped: 0 | 1] | ['end'];

export type Ending = 'cleared' | 'spent' | 'line' | 'ended';

export interface Play {
  readonly seed: string;
  readonly mode: ModeKey;
  readonly penaltyMs: 0;
  /** Fruit by cell, row by row; −1 is empty. */
  cells: number[];
  /** 1 while the top row is a short one, shifted by half a bubble. */
  parity: 0 | 1;
  current: number;
  next: number;
  /** The number of fruits drawn so far, which is the position in the seeded queue. */
  draws: number;
  shots: number;
  /** Shots left on this tree; in endless mode, until the next row. */
  shotsLeft: number;
  /** Finished trees in orchard mode; added rows in endless mode. */
  stage: number;
  /** Shots in a row that picked something. */
  combo: number;
  score: number;
  ending: Ending | null;
}

/** A point of the field as integers; a bubble is 1024 across. */
export interface Point {
  x: number;
  y: number;
}

export interface Flight {
  /** From the cannon over each bounce to the end. */
  path: readonly Point[];
  /** The cell it settles in. */
  cell: number;
}

export interface Picked extends Point {
  fruit: number;
}

export interface Outcome {
  flight: Flight;
  fruit: number;
  popped: readonly Picked[];
  fallen: readonly Picked[];
  points: number;
  combo: number;
  /** Points for a cleared board, 0 when it wasn't. */
  bonus: number;
  hasNewRow: boolean;
}
