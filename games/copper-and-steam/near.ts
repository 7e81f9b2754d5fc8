/** Finds the orientations of a piece that follow from its neighbors alone: the easy part of a level. */
import { isOpen, neighbor, opposite, standsOf, WAYS } from './pipes';
import type { Puzzle } from './types';

/** Returns the possible orientations of each piece, when some are known to be correct. */
export function nearStands({ grid, pieces }: Puzzle, isKnown: readonly boolean[]): (readonly number[])[] {
  const stands: (readonly number[])[] = pieces.map((mask, cell) => (isKnown[cell] ? [mask] : standsOf(mask)));
  const fits = (cell: number, mask: number): boolean =>
    WAYS.every((way) => {
      const next = neighbor(grid, cell, way);
      const isJoined = isOpen(mask, way);
      return next < 0 ? !isJoined : stands[next]!.some((other) => isOpen(other, opposite(way)) === isJoined);
    });
  for (let isNews = true; isNews;) {
    isNews = false;
    for (const cell of stands.keys()) {
      const left = stands[cell]!.filter((mask) => fits(cell, mask));
      // An empty list means that a piece assumed to be right is wrong.
      if (!left.length || left.length === stands[cell]!.length) continue;
      stands[cell] = left;
      isNews = true;
    }
  }
  return stands;
}
