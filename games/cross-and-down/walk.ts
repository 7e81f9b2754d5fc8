/** Moves over the grid from cell to cell and from entry to entry. */
import type { Level } from './types';

/** Returns the index of a cell's entry in a direction, or −1 for none. */
export const entryAt = ({ entries }: Level, cell: number, isAcross: boolean): number =>
  entries.findIndex((entry) => entry.isAcross === isAcross && entry.cells.includes(cell));

/** Returns the next open cell in a line, skipping blocks. Returns the cell itself at the edge. */
export function walkToOpenCell(
  { columns, rows, keys }: Level,
  from: number,
  down: number,
  right: number,
): number {
  let row = Math.floor(from / columns) + down;
  let column = (from % columns) + right;
  for (; row >= 0 && row < rows && column >= 0 && column < columns; row += down, column += right) {
    const cell = row * columns + column;
    if (keys[cell]! >= 0) return cell;
  }
  return from;
}

/** Returns the first empty cell after a position, wrapping around, or undefined when there is none. */
export const nextOpenCell = (
  hasRoom: (cell: number) => boolean,
  cells: readonly number[],
  after: number,
): number | undefined => cells.slice(after + 1).find(hasRoom) ?? cells.find(hasRoom);
