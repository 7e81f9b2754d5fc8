/** What follows of a piece from its neighbours alone: the easy part of a level, which needs no thought of the whole. */
import { isOpen, neighbour, opposite, standsOf, WAYS } from './pipes';
import type { Puzzle } from './types';

/** Gives the ways in which each piece may still stand, where some are known to stand as they do. */
export function nearStands({ grid, pieces }: Puzzle, isKnown: readonly boolean[]): (readonly number[])[] {
  const stands: (readonly number[])[] = pieces.map((mask, cell) => (isKnown[cell] ? [mask] : standsOf(mask)));
  const fits = (cell: number, mask: number): boolean =>
    WAYS.every((way) => {
      const next = neighbour(grid, cell, way);
      const isJoined = isOpen(mask, way);
      return next < 0 ? !isJoined : stands[next]!.some((other) => isOpen(other, opposite(way)) === isJoined);
    });
  for (let isNews = true; isNews;) {
    isNews = false;
    for (const cell of stands.keys()) {
      const left = stands[cell]!.filter((mask) => fits(cell, mask));
      // What can stand nowhere speaks of a piece that is taken for right and is not.
      if (!left.length || left.length === stands[cell]!.length) continue;
      stands[cell] = left;
      isNews = true;
    }
  }
  return stands;
}
