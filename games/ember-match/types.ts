/** The types of the game: modes, boards, goals, the state of play, and the effects of a swap step by step. */

export type ModeKey = 'daily' | 'free' | 'stair';

/** A cell, and the neighbor with which it is swapped: 0 is the right one, 1 the one below. */
export type Swap = [cell: number, way: 0 | 1];

export type Goal =
  { type: 'collect'; kind: number; count: number } | { type: 'score'; count: number } | { type: Furniture };

/** The objects on a board that a goal may require. Such a goal requires all of them. */
export type Furniture = 'frost' | 'crates' | 'lanterns' | 'kettles';

/** The data that a board is made from. */
export interface Plan {
  seed: string;
  /** The number of ember kinds that occur on the board. */
  kinds: number;
  moves: number;
  goals: readonly Goal[];
  /** Eight rows of eight signs (see `LAYOUT_SIGNS`), or null for an open board. */
  layout: readonly string[] | null;
}

/** The contents of the cells, row by row. */
export interface Board {
  /** The ember's kind, or another content from `PIECE`. */
  pieces: number[];
  /** The power of an ember (from `POWER`), or the number of hits that a crate still needs. */
  powers: number[];
  /** The number of frost layers on each cell. */
  frost: number[];
  /** 1 for a chained ember, otherwise 0. */
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
  /** The remaining count of each goal. */
  left: number[];
  burned: number;
  longestChain: number;
  /** The points of the powers that went off at the end. */
  lastLight: number;
  ending: Ending | null;
}

export interface BurnedPiece {
  cell: number;
  piece: number;
  power: number;
}

export interface BlastEffect {
  type: 'row' | 'column' | 'burst' | 'star';
  cell: number;
  /** The cells that the blast reaches. */
  cells: readonly number[];
}

export interface CreatedPiece {
  cell: number;
  piece: number;
  power: number;
  /** The cells of the embers that merged into the piece. */
  from: readonly number[];
}

/** The path of a falling piece: its cell at each tick. −1 is above the first cell of the column. */
export interface FallingPiece {
  piece: number;
  power: number;
  path: readonly { tick: number; cell: number }[];
}

/** One burning, and the falls after it. */
export interface Step {
  chain: number;
  burned: readonly BurnedPiece[];
  blasts: readonly BlastEffect[];
  created: readonly CreatedPiece[];
  /** The crates and lanterns that were hit, with their new state. */
  hitPieces: readonly { cell: number; piece: number; power: number }[];
  thawed: readonly number[];
  freed: readonly number[];
  /** The cells from which a kettle left the board. */
  delivered: readonly number[];
  falls: readonly FallingPiece[];
  points: number;
  /** The score and the remaining goals after the step. */
  score: number;
  goalsLeft: readonly number[];
}

export interface Outcome {
  from: number;
  to: number;
  steps: readonly Step[];
  /** The source cell of each ember if the board was shuffled, otherwise null. */
  shuffled: readonly number[] | null;
  /** The points for unused swaps. */
  bonus: number;
}
