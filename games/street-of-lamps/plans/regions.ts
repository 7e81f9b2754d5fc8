/** Divides a board into regions of connected cells. */
import type { Random } from '../../kit/seeded-random';
import { neighborsOf } from '../grid';

/**
 * Grows regions from their first cells until every cell belongs to one. In `even` percent of the steps, the smallest
 * region grows.
 */
export function growRegions(
  size: number,
  starts: readonly (readonly number[])[],
  random: Random,
  even = 50,
  max = size * size,
): number[] {
  const regions = new Array<number>(size * size).fill(-1);
  const sizes = starts.map((cells) => cells.length);
  starts.forEach((cells, region) => {
    for (const cell of cells) regions[cell] = region;
  });
  const edgeOf = (region: number): number[] =>
    regions.flatMap((current, cell) =>
      current < 0 && neighborsOf(size, cell, false).some((other) => regions[other] === region) ? [cell] : [],
    );
  for (let left = regions.filter((region) => region < 0).length; left > 0;) {
    const order = random.shuffle(starts.map((_, region) => region)).filter((region) => sizes[region]! < max);
    if (random.below(100) < even) order.sort((a, b) => sizes[a]! - sizes[b]!);
    const found = order
      .map((region) => ({ region, edge: edgeOf(region) }))
      .find(({ edge }) => edge.length > 0);
    if (!found) break;
    const cell = random.pick(found.edge);
    regions[cell] = found.region;
    sizes[found.region]!++;
    left--;
  }
  return regions;
}

/** Returns the cells of each region. */
export function cellsOfRegions(regions: readonly number[]): number[][] {
  const cells: number[][] = [];
  regions.forEach((region, cell) => (cells[region] ??= []).push(cell));
  return cells;
}
