/** Finds the orientations of pieces that follow from their neighbors alone, which is the easy part of a level. */
import { isOpen, neighborOf, oppositeOf, orientationsOf, DIRECTIONS } from './pipes';
import type { Puzzle } from './types';

/** Returns the possible orientations of each piece, given that the pieces in `isKnown` are correct. */
export function listPossibleOrientations(
  { grid, pieces }: Puzzle,
  isKnown: readonly boolean[],
): (readonly number[])[] {
  const orientations: (readonly number[])[] = pieces.map((mask, cell) =>
    isKnown[cell] ? [mask] : orientationsOf(mask),
  );
  const fits = (cell: number, mask: number): boolean =>
    DIRECTIONS.every((direction) => {
      const next = neighborOf(grid, cell, direction);
      const isJoined = isOpen(mask, direction);
      return next < 0
        ? !isJoined
        : orientations[next]!.some((other) => isOpen(other, oppositeOf(direction)) === isJoined);
    });
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const cell of orientations.keys()) {
      const left = orientations[cell]!.filter((mask) => fits(cell, mask));
      // An empty list of orientations means that another piece was wrongly assumed to be correct.
      if (!left.length || left.length === orientations[cell]!.length) continue;
      orientations[cell] = left;
      hasChanged = true;
    }
  }
  return orientations;
}
