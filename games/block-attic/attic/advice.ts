/** Finds the placement that the hint suggests: the one that leaves the most room. */
import { BOX_SIZE, CELLS, SIZE } from '../config';
import { flipCells } from '../shapes';
import type { AtticPlay, Cell } from '../types';
import { clearFullGroups } from './groups';
import { fits } from './play';
import { maxPlaced } from './deal';

export interface Advice {
  slot: number;
  cell: Cell;
}

/** Rates how awkward a floor is: edges between full and empty cells, and partly filled boxes. */
function rateAwkwardness(rows: readonly number[]): number {
  const isFull = (row: number, column: number) =>
    row < 0 || column < 0 || row >= SIZE || column >= SIZE || (rows[row]! >> column) % 2 === 1;
  let edges = 0;
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) {
      const isCellFull = isFull(row, column);
      if (isCellFull !== isFull(row + 1, column)) edges++;
      if (isCellFull !== isFull(row, column + 1)) edges++;
    }
  let startedBoxes = 0;
  for (let top = 0; top < SIZE; top += BOX_SIZE)
    for (let left = 0; left < SIZE; left += BOX_SIZE) {
      const bits = 7 << left;
      if ((rows[top]! | rows[top + 1]! | rows[top + 2]!) & bits) startedBoxes++;
    }
  const full = rows.reduce((sum, row) => sum + row.toString(2).replaceAll('0', '').length, 0);
  return edges * 2 + startedBoxes * 4 + full * 3;
}

/** Returns the best placement of any piece in the hand, or null if there is none. */
export function adviseMove(play: AtticPlay): Advice | null {
  let best: Advice | null = null;
  let min = Infinity;
  play.hand.forEach((piece, slot) => {
    if (!piece) return;
    const others = play.hand.flatMap((one, at) => (one && at !== slot ? [one.shape] : []));
    for (let cell = 0; cell < CELLS; cell++) {
      if (!fits(play, piece.shape, cell)) continue;
      const rows = [...play.rows];
      flipCells(rows, piece.shape, Math.floor(cell / SIZE), cell % SIZE);
      const groups = clearFullGroups(rows);
      const baseCost = rateAwkwardness(rows) - groups * 12;
      if (baseCost >= min) continue;
      // A placement after which another piece of the hand no longer fits is the worst.
      const cost = baseCost + (others.length - maxPlaced(rows, others)) * 1_000;
      if (cost < min) [best, min] = [{ slot, cell }, cost];
    }
  });
  return best;
}
