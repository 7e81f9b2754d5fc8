/** The types of the patience: a deal, its moves, the state of play. */
import type { Tile } from '../types';

/** A pair is removed, a tile is moved to the shelf, or a hint is charged. */
export type PatienceMove = [one: Tile, other: Tile] | [aside: Tile] | ['hint'];

export interface Deal {
  /** By place: rows from the top, each from left to right. */
  tiles: readonly Tile[];
  shelf: number;
  /** The solution of the level. */
  solution: readonly PatienceMove[];
}

export interface Board {
  /** The bits of the tiles that have left the pyramid, and of those that are on the shelf. */
  taken: number;
  shelved: number;
}

export interface PatiencePlay extends Board {
  readonly deal: Deal;
  hints: number;
  penaltyMs: number;
}
