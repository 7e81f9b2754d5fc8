/** The words of the game: worlds, levels, what flies, moves, the state of play. */

export type WorldKey = 'air' | 'sea';
export type ModeKey = 'one' | 'two' | 'three' | 'four' | 'five' | 'six';

/** What the player does with a craft: one layer back (up in the air, left in the sea), along with the stream, one layer on. */
export type Steer = 0 | 1 | 2;

/** `craft * 3 + steer`, or what else is done with a level. */
export type Move = [code: number] | ['undo'] | ['again'] | ['hint'] | ['next'] | ['go', number];

/** How many parcels of each kind. */
export type Parcels = readonly number[];

/** A level as it is written down. The letters of the map are explained in `board.ts`. */
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
  /** The cell that it stands in. */
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
  /** Where the stream of a cell leads: an offset of cells, 0 for still air and water. */
  flow: readonly number[];
  solid: readonly boolean[];
  gates: readonly number[];
  friends: readonly number[];
  /** Two cells, or none: who comes to rest in one is in the other. */
  whirls: readonly number[];
  crafts: readonly { cell: number; load: Parcels }[];
  homes: readonly Place[];
  posts: readonly Place[];
  bag: number;
  par: number;
}

/** A moment of a level. */
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
  /** The cells a craft comes through, the first being where it was. */
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
  /** The most stars of each level, 0 for what is not done. */
  readonly stars: number[];
  /** The level that is played, and the furthest one that was come to; after the end `at` is the number of levels. */
  at: number;
  reached: number;
  /** Of the level being played: every moment up to now. */
  history: Scene[];
  /** Hints taken on each level: what one has told is known from then on. */
  readonly hints: number[];
}
