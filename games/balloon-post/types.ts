/** The types of the game: worlds, levels, flying objects, moves, the state of play. */

export type WorldKey = 'air' | 'sea';
export type ModeKey = 'one' | 'two' | 'three' | 'four' | 'five' | 'six';

/** The steering of a craft: one layer back (up in the air, left in the sea), along with the stream, or one layer forward. */
export type Steer = 0 | 1 | 2;

/** `craft * 3 + steer`, or another action on a level. */
export type Move = [code: number] | ['undo'] | ['again'] | ['hint'] | ['next'] | ['go', number];

/** The number of parcels of each kind. */
export type Parcels = readonly number[];

/** The notation of a level. The letters of the map are explained in `board.ts`. */
export interface Sketch {
  map: readonly string[];
  /** The stream of each row in the air, of each column in the sea. */
  streams: string;
  crafts: readonly string[];
  homes: readonly string[];
  posts?: readonly string[];
  bag?: number;
  par: number;
}

export interface Place {
  /** The cell of the house. */
  cell: number;
  /** The free cell above, where a craft comes to rest. */
  dock: number;
  parcels: Parcels;
}

export interface Level {
  world: WorldKey;
  columns: number;
  rows: number;
  sign: readonly string[];
  streams: string;
  /** The direction of the flow in a cell: an offset of cells, 0 for still air and water. */
  flow: readonly number[];
  solid: readonly boolean[];
  gates: readonly number[];
  friends: readonly number[];
  /** Two cells, or none: a craft that comes to rest in one moves to the other. */
  whirls: readonly number[];
  crafts: readonly { cell: number; load: Parcels }[];
  homes: readonly Place[];
  posts: readonly Place[];
  bag: number;
  par: number;
}

/** The state of a level at one moment. */
export interface Scene {
  cells: readonly number[];
  loads: readonly Parcels[];
  wants: readonly Parcels[];
  stocks: readonly Parcels[];
  /** Which friends have been met. */
  met: readonly boolean[];
}

export interface Flight {
  scene: Scene;
  /** The cells that a craft passes, starting with its own. */
  path: readonly number[];
  /** Whether the last part of the path goes through a whirl. */
  isWhirled: boolean;
  met: number;
  delivered: number;
  loaded: number;
}

export interface Play {
  readonly penaltyMs: 0;
  readonly levels: readonly Level[];
  /** The best stars of each level, 0 for unfinished ones. */
  readonly stars: number[];
  /** The index of the current level, and of the furthest level reached. After the end, `at` is the number of levels. */
  at: number;
  reached: number;
  /** Every state of the current level up to now. */
  history: Scene[];
  /** Hints taken on each level; they stay counted, because they cannot be forgotten. */
  readonly hints: number[];
}
