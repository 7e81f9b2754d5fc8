/** Represents a piece as the sum of its open sides, and finds neighbors on the grid. */
import type { Grid, Puzzle } from './types';

/** The directions up, right, down and left. Their bits are 1, 2, 4 and 8. */
export const DIRECTIONS = [0, 1, 2, 3] as const;
const ALL_DIRECTIONS = 15;
const DOWN = [-1, 0, 1, 0] as const;
const RIGHT = [0, 1, 0, -1] as const;

export type PieceKind = 'end' | 'straight' | 'elbow' | 'tee' | 'cross';

export const oppositeOf = (direction: number): number => (direction + 2) % 4;
export const isOpen = (mask: number, direction: number): boolean => ((mask >> direction) & 1) === 1;

/** Returns a piece turned clockwise by a number of quarter turns, which may be negative. */
export function rotateMask(mask: number, quarters: number): number {
  const by = ((quarters % 4) + 4) % 4;
  return ((mask << by) | (mask >> (4 - by))) & ALL_DIRECTIONS;
}

export const countOpenSides = (mask: number): number =>
  DIRECTIONS.filter((direction) => isOpen(mask, direction)).length;

export function kindOf(mask: number): PieceKind {
  const openSides = countOpenSides(mask);
  if (openSides === 2) return mask === 5 || mask === 10 ? 'straight' : 'elbow';
  return openSides === 1 ? 'end' : openSides === 3 ? 'tee' : 'cross';
}

/** Returns every distinct orientation of a piece. */
export const orientationsOf = (mask: number): number[] => [
  ...new Set(DIRECTIONS.map((by) => rotateMask(mask, by))),
];

/** Returns the cell next to a cell in a direction, or -1 behind a wall. */
export function neighborOf({ columns, rows, isRound }: Grid, cell: number, direction: number): number {
  const row = Math.floor(cell / columns) + DOWN[direction]!;
  const column = (cell % columns) + RIGHT[direction]!;
  if (isRound) return ((row + rows) % rows) * columns + ((column + columns) % columns);
  return row < 0 || row >= rows || column < 0 || column >= columns ? -1 : row * columns + column;
}

/** Returns a piece and all pieces that turn with it, in their order in the train. */
export function cellsTurnedBy({ partners }: Pick<Puzzle, 'partners'>, cell: number): number[] {
  const train = [cell];
  // The loop also visits items that are added to the list during the iteration.
  for (const one of train) if (partners[one]! >= 0) train.push(partners[one]!);
  return train;
}

/**
 * Returns the train of a piece (numbered in the order of the trains' first pieces) and the piece's position in it from
 * 0, or null for a piece without a train.
 */
export function gearTrainOf(
  { partners }: Pick<Puzzle, 'partners'>,
  cell: number,
): { train: number; place: number } | null {
  let [head, place] = [cell, 0];
  for (let before = partners.indexOf(head); before >= 0; before = partners.indexOf(head)) {
    head = before;
    place++;
  }
  if (partners[head]! < 0) return null;
  const isHead = (one: number) => partners[one]! >= 0 && !partners.includes(one);
  return { train: [...partners.keys()].filter((one) => one < head && isHead(one)).length, place };
}
