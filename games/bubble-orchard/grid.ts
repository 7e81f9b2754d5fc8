/**
 * Computes the hexagonal grid with integers only: the position of cells, which cells touch, and which are connected to
 * the top.
 */
import { COLUMNS, DIAMETER, RADIUS, ROW_HEIGHT, ROWS } from './config';
import type { Play, Point } from './types';

export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);
export const columnOf = (cell: number): number => cell % COLUMNS;

/** Returns whether a row is short and therefore shifted by half a bubble. */
export const isShortRow = (parity: number, row: number): boolean => ((row + parity) & 1) === 1;
export const rowWidthOf = (parity: number, row: number): number =>
  COLUMNS - (isShortRow(parity, row) ? 1 : 0);

/** Returns the center of a cell. */
export function centerOf(parity: number, cell: number): Point {
  const row = rowOf(cell);
  const indent = isShortRow(parity, row) ? DIAMETER : RADIUS;
  return { x: columnOf(cell) * DIAMETER + indent, y: RADIUS + row * ROW_HEIGHT };
}

/** Returns the cells that touch a cell: at most six, in a fixed order. */
export function neighborsOf(parity: number, cell: number): number[] {
  const row = rowOf(cell);
  const column = columnOf(cell);
  const shift = isShortRow(parity, row) ? 0 : -1;
  const found: number[] = [];
  const add = (r: number, c: number) => {
    if (r >= 0 && r < ROWS && c >= 0 && c < rowWidthOf(parity, r)) found.push(r * COLUMNS + c);
  };
  add(row, column - 1);
  add(row, column + 1);
  for (const r of [row - 1, row + 1]) {
    add(r, column + shift);
    add(r, column + shift + 1);
  }
  return found;
}

/** Returns every cell that is connected to the given cells by cells for which `passes` returns true. */
function findConnected(
  parity: number,
  from: readonly number[],
  passes: (cell: number) => boolean,
): Set<number> {
  const reached = new Set(from);
  for (const cell of reached)
    for (const neighbor of neighborsOf(parity, cell)) if (passes(neighbor)) reached.add(neighbor);
  return reached;
}

/** Returns the connected cells with the same fruit as the given cell, which is included. */
export function listGroup({ cells, parity }: Play, cell: number): number[] {
  return [...findConnected(parity, [cell], (other) => cells[other] === cells[cell])];
}

/** Returns the bubbles that are no longer connected to the top row, in the order of their cells. */
export function listLooseCells({ cells, parity }: Play): number[] {
  const top = cells.slice(0, COLUMNS).flatMap((fruit, cell) => (fruit >= 0 ? [cell] : []));
  const attached = findConnected(parity, top, (cell) => cells[cell]! >= 0);
  return cells.flatMap((fruit, cell) => (fruit >= 0 && !attached.has(cell) ? [cell] : []));
}
