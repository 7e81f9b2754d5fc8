/** The words of the game: modes, boards, goals, the state of play, and what a swap did step by step. */

export type ModeKey = 'daily' | 'free' | 'stair';

/** A cell and the neighbour it changes places with: 0 for the one to its right, 1 for the one below. */
export type Swap = [cell: number, way: 0 | 1];

export type Goal =
  { type: 'collect'; kind: number; count: number } | { type: 'score'; count: number } | { type: Furniture };

/** What stands on a board; such a goal asks for all of it. */
export type Furniture = 'frost' | 'crates' | 'lanterns' | 'kettles';

/** Everything that a board is made from. */
export interface Plan {
  seed: string;
  /** Kinds of ember that fall here: the first so many. */
  kinds: number;
  moves: number;
  goals: readonly Goal[];
  /** Eight rows of eight signs, see `LAYOUT_SIGNS`; null for an open board. */
  layout: readonly string[] | null;
}

/** Cell by cell, row by row. */
export interface Board {
  /** A kind, or one of the `PIECE` numbers. */
  pieces: number[];
  /** One of the `POWER` numbers for an ember; the blows that are left for a crate. */
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
  /** Embers that have come down in each column. */
  draws: number[];
  shuffles: number;
  movesLeft: number;
  score: number;
  /** What is left of each goal. */
  left: number[];
  burned: number;
  longestChain: number;
  /** Points of the powers that were left at the end. */
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
  /** The cells that melted into it. */
  from: readonly number[];
}

/** Where a piece is by tick; −1 is above the first cell of the column. */
export interface Fall {
  piece: number;
  power: number;
  path: readonly { tick: number; cell: number }[];
}

/** One burning and what came down after it. */
export interface Step {
  chain: number;
  burned: readonly Burned[];
  blasts: readonly Blast[];
  made: readonly Made[];
  /** Crates and lanterns that were struck, with what stands there now. */
  struck: readonly { cell: number; piece: number; power: number }[];
  thawed: readonly number[];
  freed: readonly number[];
  /** Cells from which a kettle left the board. */
  delivered: readonly number[];
  falls: readonly Fall[];
  points: number;
  /** Score and goals when it is over. */
  score: number;
  left: readonly number[];
}

export interface Outcome {
  from: number;
  to: number;
  steps: readonly Step[];
  /** Where each cell's ember came from, when the board had no swap left. */
  shuffled: readonly number[] | null;
  /** Points for moves that were left. */
  bonus: number;
}
