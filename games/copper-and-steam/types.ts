/** The types of the game: pieces, levels, moves, the state of play. */

export type ModeKey = 'kitchen' | 'cellar' | 'works';

/** The special rule of an edition: one boiler within walls (`plain`), edges that wrap around, two boilers, or geared pieces. */
export type Plan = 'plain' | 'round' | 'two' | 'gear';

/** The kind of steam, which is the index of its boiler. */
export type SteamColor = 0 | 1;

/** A move: a quarter turn of the piece at a cell, counterclockwise with -1, or a hint, which turns a piece to its solution. */
export type Move = [cell: number] | [cell: number, turn: -1] | ['hint'];

export interface Grid {
  columns: number;
  rows: number;
  /** Whether the edges wrap around. */
  isRound: boolean;
}

/** The visible data of a level, sufficient to solve it. */
export interface Puzzle {
  grid: Grid;
  /** The open sides of each piece in its initial orientation, as a sum of bits by direction. */
  pieces: readonly number[];
  /** The cells of the boilers; the first one makes steam 0, the second steam 1. */
  boilers: readonly number[];
  /** The kind of steam that each valve requires, or null for other pieces. */
  valves: readonly (SteamColor | null)[];
  /** Whether each piece is bolted down: correctly oriented and impossible to turn. */
  bolted: readonly boolean[];
  /** The next piece in each piece's train, which turns with it, or −1 for none. */
  partners: readonly number[];
}

export interface Level extends Puzzle {
  /** The open sides of each piece in the only solution. */
  solution: readonly number[];
  /** The cells in an order in which each orientation can be deduced from the previous ones. */
  order: readonly number[];
}

export interface Play {
  readonly level: Level;
  masks: number[];
  bolted: boolean[];
  penaltyMs: number;
}
