/**
 * Finds fish. If a digit fits only into the same k columns in k rows (or the reverse), it is removed from the rest of
 * those columns.
 */
import { lowestDigit, type Board } from '../board';
import type { Step } from '../types';
import { eachSubset } from './subsets';

const lines = new Uint16Array(9);

export function findFish(board: Board, size: 2 | 3): Step | null {
  const n = board.layout.size;
  for (let mask = 1; mask < 1 << n; mask <<= 1)
    for (const isByRow of [true, false]) {
      const step = fishOf(board, size, mask, isByRow);
      if (step) return step;
    }
  return null;
}

function fishOf(board: Board, size: 2 | 3, mask: number, isByRow: boolean): Step | null {
  const n = board.layout.size;
  const at = (line: number, i: number) => (isByRow ? line * n + i : i * n + line);
  for (let line = 0; line < n; line++) {
    lines[line] = 0;
    for (let i = 0; i < n; i++) if (board.candidates[at(line, i)]! & mask) lines[line]! |= 1 << i;
  }
  return eachSubset(lines, n, size, (chosen, union) => {
    const pattern: number[] = [];
    const remove: { cell: number; mask: number }[] = [];
    for (let line = 0; line < n; line++)
      for (let i = 0; i < n; i++) {
        if (!(lines[line]! & union & (1 << i))) continue;
        if (chosen & (1 << line)) pattern.push(at(line, i));
        else remove.push({ cell: at(line, i), mask });
      }
    if (!remove.length) return null;
    return {
      technique: size === 2 ? 'xWing' : 'swordfish',
      digits: [lowestDigit(mask)],
      cells: pattern,
      // The rows are the first n units of a layout, and the columns the next n.
      unit: isByRow ? 0 : n,
      other: null,
      place: null,
      remove,
    };
  });
}
