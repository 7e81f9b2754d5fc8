/** The types of the game: modes, boards, goals, the state of play, and the effects of a swap step by step. */

export type ModeKey = 'daily' | 'free' | 'stair';

/** A cell and the neighbor it is swapped with: 0 for the one to its right, 1 for the one below. */
export type Swap = [cell: number, way: 0 | 1];

export type Goal =
  { type: 'collect'; kind: number; count: number } | { type: 'score'; count: number } | { type: Furniture };

/** Objects on a board; a goal of this type requires all of them. */
export type Furniture = 'frost' | 'crates' | 'lanterns' | 'kettles';

/** The data that a board is made from. */
export interface Plan {
  seed: string;
  /** The number of ember kinds that fall here. */
  kinds: number;
  moves: number;
  goals: readonly Goal[];
  /** Eight rows of eight signs, see `LAYOUT_SIGNS`; null for an open board. */
  layout: readonly string[] | null;
}

/** By cell, row by row. */
export interface Board {
  /** A kind, or one of the `PIECE` numbers. */
  pieces: number[];
  /** One of the `POWER` numbers for an ember; the remaining hits for a crate. */
  powers: number[];
  /** Layers of frost. */
  frost: number[];
  /** 1 for a chained ember. */
  locks: number[];
}

export type Ending = 'spent' | 'won' | 'stuck';

export interface Play extends Board {
  readonly plan: Plan;
  readonly penaltyMs: 0;
  /** The number of embers that have fallen in each column. */
  draws: number[];
  shuffles: number;
  movesLeft: number;
  score: number;
  /** The remaining part of each goal. */
  left: number[];
  burned: number;
  longestChain: number;
  /** The points of the powers that were left at the end. */
  lastLight: number;
  ending: Ending | null;
}

export interface Burned {
  cell: number;
  piece: number;
  power: number;
}

export interface Blast {
  type: 'row' | 'column' | 'burst' | 'star';
  cell: number;
  /** The cells it reaches. */
  cells: readonly number[];
}

export interface Made {
  cell: number;
  piece: number;
  power: number;
  /** The cells that merged into it. */
  from: readonly number[];
}

/** The cell of a piece by tick; −1 is above the first cell of the column. */
export interface Fall {
  piece: number;
  power: number;
  path: readonly { tick: number; cell: number }[];
}

/** One burning and the falls after it. */
export interface Step {
  chain: number;
  burned: readonly Burned[];
  blasts: readonly Blast[];
  made: readonly Made[];
  /** Crates and lanterns that were hit, with their new state. */
  struck: readonly { cell: number; piece: number; power: number }[];
  thawed: readonly number[];
  freed: readonly number[];
  /** Cells from which a kettle left the board. */
  delivered: readonly number[];
  falls: readonly Fall[];
  points: number;
  /** The final score and goals. */
  score: number;
  left: readonly number[];
}

export interface Outcome {
  from: number;
  to: number;
  steps: readonly Step[];
  /** The source cell of each ember, when the board was shuffled. */
  shuffled: readonly number[] | null;
  /** The points for unused moves. */
  bonus: number;
}
