/** Finds the full rows, columns and boxes on a floor of 9 by 9 cells. */
import { BOX_SIZE, SIZE } from '../config';

const FULL = (1 << SIZE) - 1;
const BOX_BITS = (1 << BOX_SIZE) - 1;

/** Returns the full rows, columns and boxes, each as one bitmask per row of the floor. */
export function findFullGroups(rows: readonly number[]): { count: number; bits: number[] } {
  const bits = new Array<number>(SIZE).fill(0);
  let count = 0;
  let columns = FULL;
  for (let row = 0; row < SIZE; row++) {
    columns &= rows[row]!;
    if (rows[row] !== FULL) continue;
    bits[row] = FULL;
    count++;
  }
  for (let rest = columns; rest; rest &= rest - 1) count++;
  if (columns) for (let row = 0; row < SIZE; row++) bits[row]! |= columns;
  for (let top = 0; top < SIZE; top += BOX_SIZE)
    for (let left = 0; left < SIZE; left += BOX_SIZE) {
      const box = BOX_BITS << left;
      if ((rows[top]! & rows[top + 1]! & rows[top + 2]! & box) !== box) continue;
      for (let row = top; row < top + BOX_SIZE; row++) bits[row]! |= box;
      count++;
    }
  return { count, bits };
}

/** Clears the full groups. Returns their number. */
export function clearFullGroups(rows: number[]): number {
  const { count, bits } = findFullGroups(rows);
  if (count) for (let row = 0; row < SIZE; row++) rows[row]! &= ~bits[row]!;
  return count;
}
