/** The types of the game: worlds, levels, flying objects, moves, the state of play. */

export type WorldKey = 'air' | 'sea';
export type ModeKey = 'one' | 'two' | 'three' | 'four' | 'five' | 'six';

/**
 * The steering of a craft: 0 changes one layer back (up in the air, left in the sea), 1 drifts with the stream, 2
 * changes one layer forward.
 */
export type SteerDirection = 0 | 1 | 2;

/** A move: a gust with the code `craft * 3 + steer`, or another action on a level. */
export type Move = [code: number] | ['undo'] | ['again'] | ['hint'] | ['next'] | ['go', number];

/** The number of parcels of each kind. */
export type Parcels = readonly number[];

/** The notation of a level. The letters of the map are explained in `board.ts`. */
export interface Sketch {
  map: readonly string[];
  /** The flow of each row (in the air) or each column (in the sea). */
  streams: string;
  crafts: readonly string[];
  homes: readonly string[];
  posts?: readonly string[];
  bag?: number;
  par: number;
}

export interface Place {
  /** The cell of the house itself. */
  cell: number;
  /** The free cell above the house, where a craft comes to rest. */
  dock: number;
  parcels: Parcels;
}

export interface Level {
  world: WorldKey;
  columns: number;
  rows: number;
  sign: readonly string[];
  streams: string;
  /** The direction of the flow in each cell: an offset of cells, or 0 without a flow. */
  flow: readonly number[];
  solid: readonly boolean[];
  gates: readonly number[];
  friends: readonly number[];
  /** The two whirlpool cells of the level, or none. A craft that comes to rest in one moves to the other. */
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
  /** Whether each friend has been met. */
  met: readonly boolean[];
}

export interface Flight {
  scene: Scene;
  /** The cells that a craft passes, starting with its own cell. */
  path: readonly number[];
  /** Whether the last part of the path goes through a whirlpool. */
  isWhirled: boolean;
  met: number;
  delivered: number;
  loaded: number;
}

export interface Play {
  readonly penaltyMs: 0;
  readonly levels: readonly Level[];
  /** The best number of stars of each level, 0 for unfinished levels. */
  readonly stars: number[];
  /** The index of the current level, and of the furthest level reached. After the end, `at` is the number of levels. */
  at: number;
  reached: number;
  /** Every state of the current level so far. */
  history: Scene[];
  /** The number of hints taken on each level. A restart does not reset it, because the player remembers the hints. */
  readonly hints: number[];
}
