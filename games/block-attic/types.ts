/** The words of both games: modes, pieces, moves, the state of play, what a move did. */

export type AtticMode = 'van' | 'endless';
export type PackMode = 'hatboxes' | 'suitcases' | 'chests' | 'wardrobes' | 'vans' | 'houses';
export type ModeKey = AtticMode | PackMode;

/** Blocks that hang together, in their one position: pieces are never turned. */
export interface Shape {
  width: number;
  height: number;
  /** Bit `c` of row `r` is the block there. */
  rows: readonly number[];
  blocks: readonly (readonly [row: number, column: number])[];
  /** The block that a finger or the cursor holds it by. */
  grip: readonly [row: number, column: number];
}

export interface Piece {
  shape: Shape;
  tint: number;
  /** Index of the block that carries a lantern; −1 without one. */
  lantern: number;
}

/** A place on a floor for a piece's upper left corner: cells are counted row by row. */
export type Cell = number;

/** A piece of the hand is put down; or the last piece of this hand is taken back; or advice is asked for; or the player stops. */
export type AtticMove = [slot: number, cell: Cell] | ['undo'] | ['hint'] | ['end'];
/** A piece is put down or taken up again; or advice is asked for. */
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
  /** What advice has cost that was not there to be paid: the next points go there. */
  debt: number;
  /** How things stood before each piece of this hand, the last one last. */
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
  /** The room that was reached by it, −1 if the same. */
  room: number;
  isDealt: boolean;
}

export interface PackLevel {
  width: number;
  height: number;
  /** Cells that are to be filled, as bits, row by row. */
  open: readonly number[];
  pieces: readonly Piece[];
  /** Where each piece can lie so that all fit. */
  solution: readonly Cell[];
}

export interface PackPlay {
  readonly seed: string;
  readonly mode: PackMode;
  penaltyMs: number;
  /** Levels of the chapter that are done. */
  stage: number;
  level: PackLevel;
  /** Where each piece of the level lies; −1 is beside the floor. */
  places: Cell[];
  rows: number[];
  /** Pieces on the floor, in the order in which they came. */
  order: number[];
}
