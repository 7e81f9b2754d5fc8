/** The types of the game: modes, moves, the state of play, the effect of a shot. */

export type ModeKey = 'orchard' | 'endless';

/**
 * A move: a shot, or the end of the run at the player's request. The aim is in half degrees from vertical, left is
 * negative. `isSwapped` is 1 to shoot the next fruit.
 */
export type Move = [aim: number, isSwapped: 0 | 1] | ['end'];

export type Ending = 'cleared' | 'spent' | 'line' | 'ended';

export interface Play {
  readonly seed: string;
  readonly mode: ModeKey;
  readonly penaltyMs: 0;
  /** The fruit in each cell, row by row. An empty cell is −1. */
  cells: number[];
  /** Whether the top row is a short one, shifted by half a bubble: 1 if so, otherwise 0. */
  parity: 0 | 1;
  current: number;
  next: number;
  /** The number of fruits drawn so far, which is the position in the seeded queue. */
  draws: number;
  shots: number;
  /** The number of shots left on this tree. In endless mode, the number of shots until the next row. */
  shotsLeft: number;
  /** The number of finished trees. In endless mode, the number of added rows. */
  stage: number;
  /** The number of successive shots that have picked fruit. */
  combo: number;
  score: number;
  ending: Ending | null;
}

/** A point of the field in integers. A bubble's diameter is 1024. */
export interface Point {
  x: number;
  y: number;
}

export interface Flight {
  /** The points from the cannon over each bounce to the end. */
  path: readonly Point[];
  /** The cell in which the shot ends. */
  cell: number;
}

export interface PickedFruit extends Point {
  fruit: number;
}

export interface Outcome {
  flight: Flight;
  fruit: number;
  popped: readonly PickedFruit[];
  fallen: readonly PickedFruit[];
  points: number;
  combo: number;
  /** The points for a cleared board, or 0. */
  bonus: number;
  hasNewRow: boolean;
}
