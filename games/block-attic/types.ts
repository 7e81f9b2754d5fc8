/** The types of both games: modes, pieces, moves, the state of play, the effect of a move. */

export type AtticMode = 'van' | 'endless';
export type PackMode = 'hatboxes' | 'suitcases' | 'chests' | 'wardrobes' | 'vans' | 'houses';
export type ModeKey = AtticMode | PackMode;

/** Connected blocks in a fixed orientation: pieces are never rotated. */
export interface Shape {
  width: number;
  height: number;
  /** Bit `c` of row `r` is the block there. */
  rows: readonly number[];
  blocks: readonly (readonly [row: number, column: number])[];
  /** The block by which a finger or the cursor holds it. */
  grip: readonly [row: number, column: number];
}

export interface Piece {
  shape: Shape;
  tint: number;
  /** Index of the block that carries a lantern; −1 without one. */
  lantern: number;
}

/** A position of a piece's upper left corner on a floor: cells are counted row by row. */
export type Cell = number;

/** A piece of the hand is placed; or the last piece of this hand is undone; or a hint is requested; or the player stops. */
export type AtticMove = [slot: number, cell: Cell] | ['undo'] | ['hint'] | ['end'];
/** A piece is placed or removed again; or a hint is requested. */
export type PackMove = ['put', piece: number, cell: Cell] | ['lift', piece: number] | ['hint'];

export type Ending = 'packed' | 'stuck' | 'ended';

export interface AtticPlay {
  readonly seed: string;
  readonly mode: AtticMode;
  readonly penaltyMs: 0;
  /** Tint by cell; −1 is empty. */
  cells: number[];
  lanterns: boolean[];
  /** The same cells as bits, row by row. */
  rows: number[];
  hand: (Piece | null)[];
  hands: number;
  placed: number;
  /** Rows, columns and boxes that were cleared. */
  groups: number;
  /** Lanterns that were lit. */
  lit: number;
  /** Pieces in a row that cleared something. */
  streak: number;
  longestStreak: number;
  score: number;
  /** The unpaid cost of hints, which later points pay. */
  debt: number;
  /** The states before each piece of this hand, the last one last. */
  history: Before[];
  ending: Ending | null;
}

export type Before = Pick<
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

export interface Cleared {
  cell: Cell;
  tint: number;
  hasLantern: boolean;
}

export interface AtticOutcome {
  piece: Piece;
  slot: number;
  cell: Cell;
  groups: number;
  cleared: readonly Cleared[];
  lit: number;
  streak: number;
  points: number;
  isSwept: boolean;
  /** The newly reached room, −1 if unchanged. */
  room: number;
  isDealt: boolean;
}

export interface PackLevel {
  width: number;
  height: number;
  /** The cells to fill, as bits, row by row. */
  open: readonly number[];
  pieces: readonly Piece[];
  /** A place for each piece such that all fit. */
  solution: readonly Cell[];
}

export interface PackPlay {
  readonly seed: string;
  readonly mode: PackMode;
  penaltyMs: number;
  /** Finished levels of the chapter. */
  stage: number;
  level: PackLevel;
  /** The place of each piece of the level; −1 is beside the floor. */
  places: Cell[];
  rows: number[];
  /** The pieces on the floor, in the order of placement. */
  order: number[];
}
