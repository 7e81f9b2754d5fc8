/** The types of the solitaire game: a deal, its moves, the state of play. */
import type { Tile } from '../types';

/** A move: removing a pair, moving a tile to the shelf, or a hint. */
export type PatienceMove = [one: Tile, other: Tile] | [aside: Tile] | ['hint'];

export interface Deal {
  /** The tile at each position: rows from the top, each from left to right. */
  tiles: readonly Tile[];
  shelf: number;
  /** The solution of the level. */
  solution: readonly PatienceMove[];
}

export interface Board {
  /** The tiles that are no longer in the pyramid, and the tiles on the shelf, as bits. */
  taken: number;
  shelved: number;
}

export interface PatiencePlay extends Board {
  readonly deal: Deal;
  hints: number;
  penaltyMs: number;
}
