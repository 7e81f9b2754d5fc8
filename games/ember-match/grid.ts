/** Computes rows, columns, neighbors and movable cells of the grid. */
import { CELLS, PIECE, SIZE } from './config';
import type { Board } from './types';

export const rowOf = (cell: number): number => Math.floor(cell / SIZE);
export const columnOf = (cell: number): number => cell % SIZE;

/** Returns the cell at an offset from another one, or null outside the grid. */
export function neighborOf(cell: number, right: number, down: number): number | null {
  const [column, row] = [columnOf(cell) + right, rowOf(cell) + down];
  return column < 0 || column >= SIZE || row < 0 || row >= SIZE ? null : row * SIZE + column;
}

/** The neighbors above, right, below and left of each cell, as far as they exist. */
export const NEIGHBORS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  [neighborOf(cell, 0, -1), neighborOf(cell, 1, 0), neighborOf(cell, 0, 1), neighborOf(cell, -1, 0)].filter(
    (neighbor) => neighbor !== null,
  ),
);

/** Returns the square of cells around a cell, which is included. */
export const squareOf = (cell: number, reach: number): number[] =>
  Array.from({ length: CELLS }, (_, other) => other).filter(
    (other) =>
      Math.abs(columnOf(other) - columnOf(cell)) <= reach && Math.abs(rowOf(other) - rowOf(cell)) <= reach,
  );

export const rowCells = (row: number): number[] => Array.from({ length: SIZE }, (_, i) => row * SIZE + i);
export const columnCells = (column: number): number[] =>
  Array.from({ length: SIZE }, (_, i) => i * SIZE + column);

export const isKind = (piece: number): boolean => piece >= 0 && piece < PIECE.star;

/** Returns whether a cell contains a piece that falls and can be swapped. */
export const isLoose = ({ pieces, locks }: Board, cell: number): boolean =>
  pieces[cell]! >= 0 && pieces[cell]! <= PIECE.kettle && !locks[cell];

/** Returns whether a piece is a star or an ember with a power. */
export const isSpecial = ({ pieces, powers }: Board, cell: number): boolean =>
  pieces[cell] === PIECE.star || (isKind(pieces[cell]!) && powers[cell]! > 0);
