/** The types of both games: modes, pieces, moves, the state of play, the effect of a move. */

export type AtticMode = 'van' | 'endless';
export type PackMode = 'hatboxes' | 'suitcases' | 'chests' | 'wardrobes' | 'vans' | 'houses';
export type ModeKey = AtticMode | PackMode;

/** Connected blocks in a fixed orientation. Pieces are never rotated. */
export interface Shape {
  width: number;
  height: number;
  /** The blocks as bits: bit `c` of row `r` is set for a block there. */
  rows: readonly number[];
  blocks: readonly (readonly [row: number, column: number])[];
  /** The block by which a finger or the cursor holds the piece. */
  grip: readonly [row: number, column: number];
}

export interface Piece {
  shape: Shape;
  tint: number;
  /** The index of the block that carries a lantern, or −1 without one. */
  lantern: number;
}

/** A cell of a floor, counted row by row. A piece's position is the cell of its upper left corner. */
export type Cell = number;

/** A move: placing a piece of the hand, undoing the last piece of this hand, a hint, or ending the run. */
export type AtticMove = [slot: number, cell: Cell] | ['undo'] | ['hint'] | ['end'];
/** A move: placing a piece, removing it again, or a hint. */
export type PackMove = ['put', piece: number, cell: Cell] | ['lift', piece: number] | ['hint'];

export type Ending = 'packed' | 'stuck' | 'ended';

export interface AtticPlay {
  readonly seed: string;
  readonly mode: AtticMode;
  readonly penaltyMs: 0;
  /** The tint of each cell, or −1 for an empty cell. */
  cells: number[];
  lanterns: boolean[];
  /** The occupied cells as bits, row by row. */
  rows: number[];
  hand: (Piece | null)[];
  hands: number;
  placed: number;
  /** The number of cleared rows, columns and boxes. */
  groups: number;
  /** The number of lit lanterns. */
  lit: number;
  /** The number of successive pieces that cleared something. */
  streak: number;
  longestStreak: number;
  score: number;
  /** The unpaid cost of hints, which later points pay. */
  debt: number;
  /** The state before each piece of this hand, the most recent last. */
  history: AtticSnapshot[];
  ending: Ending | null;
}

export type AtticSnapshot = Pick<
  AtticPlay,
  | 'cells'
  | 'lanterns'
  | 'rows'
  | 'hand'
  | 'placed'
  | 'groups'
  | 'lit'
  | 'streak'
  | 'longestStreak'
  | 'score'
  | 'debt'
>;

export interface ClearedCell {
  cell: Cell;
  tint: number;
  hasLantern: boolean;
}

export interface AtticOutcome {
  piece: Piece;
  slot: number;
  cell: Cell;
  groups: number;
  cleared: readonly ClearedCell[];
  lit: number;
  streak: number;
  points: number;
  isSwept: boolean;
  /** The index of the newly reached room, or −1 if the room is the same. */
  room: number;
  isDealt: boolean;
}

export interface PackLevel {
  width: number;
  height: number;
  /** The cells to fill, as bits, row by row. */
  open: readonly number[];
  pieces: readonly Piece[];
  /** A position for each piece such that all pieces fit. */
  solution: readonly Cell[];
}

export interface PackPlay {
  readonly seed: string;
  readonly mode: PackMode;
  penaltyMs: number;
  /** The number of finished levels of the chapter. */
  stage: number;
  level: PackLevel;
  /** The position of each piece of the level, or −1 while it is beside the floor. */
  cornerCells: Cell[];
  rows: number[];
  /** The pieces on the floor, in the order of placement. */
  order: number[];
}
