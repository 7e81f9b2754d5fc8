/** The words of the patience: a deal, its moves, the state of play. */
import type { Tile } from '../types';

/** Two tiles leave, one goes to the shelf, a hint is paid for. */
export type PatienceMove = [one: Tile, other: Tile] | [aside: Tile] | ['hint'];

export interface Deal {
  /** By place: rows from the top, each from left to right. */
  tiles: readonly Tile[];
  shelf: number;
  /** A way to the end. */
  solution: readonly PatienceMove[];
}

export interface Board {
  /** Bits of the tiles that have left the pyramid, and of those of them that stand on the shelf. */
  taken: number;
  shelved: number;
}

export interface PatiencePlay extends Board {
  readonly deal: Deal;
  hints: number;
  penaltyMs: number;
}
