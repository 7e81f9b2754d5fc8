/** Creates regions with two given cells in each, and caches rules for regions while their borders move. */
import type { Random } from '../../kit/seeded-random';
import { neighborsOf } from '../grid';
import { growRegions } from './regions';

/**
 * Returns regions with two of the cells in each: grows one region from every cell, then joins adjacent regions in
 * pairs. Returns null when that is impossible.
 */
export function pairRegions(size: number, cells: readonly number[], random: Random): number[] | null {
  const grown = growRegions(
    size,
    cells.map((cell) => [cell]),
    random,
  );
  const neighborRegions = cells.map((): Set<number> => new Set());
  grown.forEach((region, cell) => {
    for (const other of neighborsOf(size, cell, false))
      if (grown[other] !== region) neighborRegions[region]!.add(grown[other]!);
  });
  const joined = new Map<number, number>();
  const freeOf = (region: number) => [...neighborRegions[region]!].filter((other) => !joined.has(other));
  for (let count = 0; joined.size < cells.length; count++) {
    // The region with the fewest options chooses first.
    const waiting = random.shuffle(cells.map((_, region) => region)).filter((region) => !joined.has(region));
    const first = waiting.sort((a, b) => freeOf(a).length - freeOf(b).length)[0]!;
    const free = freeOf(first);
    if (!free.length) return null;
    joined.set(first, count).set(random.pick(free), count);
  }
  return grown.map((region) => joined.get(region)!);
}

const MAX_SAVED = 4_000;

/** Caches results by list of cells, because moving a border leaves all other regions unchanged. */
export function remember<T>(make: (size: number, cells: readonly number[]) => T): typeof make {
  const cached = new Map<string, T>();
  return (size, cells) => {
    const key = `${size}:${cells.join()}`;
    let one = cached.get(key);
    if (one === undefined) {
      if (cached.size >= MAX_SAVED) cached.clear();
      cached.set(key, (one = make(size, cells)));
    }
    return one;
  };
}
