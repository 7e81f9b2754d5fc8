/** Computes cells, lines between cells, and all lines of a grid. */
import type { Direction, Size } from './types';

export const columnOf = ({ columns }: Size, cell: number): number => cell % columns;
export const rowOf = ({ columns }: Size, cell: number): number => Math.floor(cell / columns);

/** Returns the cells on a straight line between two cells, both included, or null when no line joins them. */
export function lineBetween(size: Size, from: number, to: number): number[] | null {
  const right = columnOf(size, to) - columnOf(size, from);
  const down = rowOf(size, to) - rowOf(size, from);
  const steps = Math.max(Math.abs(right), Math.abs(down));
  if (right && down && Math.abs(right) !== Math.abs(down)) return null;
  const step = Math.sign(down) * size.columns + Math.sign(right);
  return Array.from({ length: steps + 1 }, (_, i) => from + i * step);
}

/** Returns the cells of a word that starts at a cell, or null when it does not fit into the grid. */
export function cellsFrom(
  size: Size,
  start: number,
  { right, down }: Direction,
  length: number,
): number[] | null {
  const column = columnOf(size, start) + right * (length - 1);
  const row = rowOf(size, start) + down * (length - 1);
  if (column < 0 || column >= size.columns || row < 0 || row >= size.rows) return null;
  return Array.from({ length }, (_, i) => start + i * (down * size.columns + right));
}

/** Returns every row, column and diagonal once, in one direction. */
export function listLines(size: Size): number[][] {
  const { columns, rows } = size;
  const lines: number[][] = [];
  const add = (column: number, row: number, right: number, down: number) => {
    const line: number[] = [];
    for (; column >= 0 && column < columns && row < rows; column += right, row += down)
      line.push(row * columns + column);
    lines.push(line);
  };
  for (let row = 0; row < rows; row++) add(0, row, 1, 0);
  for (let column = 0; column < columns; column++) {
    add(column, 0, 0, 1);
    add(column, 0, 1, 1);
    add(column, 0, -1, 1);
  }
  for (let row = 1; row < rows; row++) {
    add(0, row, 1, 1);
    add(columns - 1, row, -1, 1);
  }
  return lines;
}

/**
 * Returns the cell that ends the straight line from a cell to the point nearest to it. The point is in cells from the
 * grid's corner; the result is clamped to the grid.
 */
export function snapEnd(size: Size, start: number, x: number, y: number): number {
  const column = columnOf(size, start);
  const row = rowOf(size, start);
  const right = x - column - 0.5;
  const down = y - row - 0.5;
  const distance = Math.hypot(right, down);
  if (distance < 0.5) return start;
  const eighthOfTurn = Math.round(Math.atan2(down, right) / (Math.PI / 4));
  const stepRight = Math.round(Math.cos((eighthOfTurn * Math.PI) / 4));
  const stepDown = Math.round(Math.sin((eighthOfTurn * Math.PI) / 4));
  const along = (right * stepRight + down * stepDown) / Math.hypot(stepRight, stepDown) ** 2;
  const stepsAvailable = (step: number, at: number, limit: number) =>
    step > 0 ? limit - 1 - at : step < 0 ? at : Number.MAX_SAFE_INTEGER;
  const maxLength = Math.min(
    stepsAvailable(stepRight, column, size.columns),
    stepsAvailable(stepDown, row, size.rows),
  );
  const steps = Math.min(Math.max(0, Math.round(along)), maxLength);
  return start + steps * (stepDown * size.columns + stepRight);
}
