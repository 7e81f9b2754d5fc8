/**
 * Finds cells that a digit excludes wherever it is placed in a unit, because each position sees the cell by a chess
 * move or a line.
 */
import { lowestDigit, type Board } from '../board';
import type { Step } from '../types';

/** Returns such a step. Only used for variants with a chess move, because elsewhere overlapping units give the same result. */
export function findSight(board: Board): Step | null {
  const { candidates, layout } = board;
  if (!layout.contacts) return null;
  for (let unit = 0; unit < layout.wholeCount; unit++)
    for (let mask = 1; mask < 1 << layout.size; mask <<= 1) {
      const cells = layout.units[unit]!.cells.filter((cell) => candidates[cell]! & mask);
      if (cells.length < 2) continue;
      const remove = layout.peers[cells[0]!]!.filter(
        (cell) =>
          candidates[cell]! & mask &&
          !layout.units[unit]!.cells.includes(cell) &&
          cells.every((other) => layout.peers[other]!.includes(cell)),
      ).map((cell) => ({ cell, mask }));
      if (remove.length)
        return {
          technique: 'sight',
          digits: [lowestDigit(mask)],
          cells,
          unit,
          other: null,
          place: null,
          remove,
        };
    }
  return null;
}
