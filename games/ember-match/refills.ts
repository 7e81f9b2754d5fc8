/** Generates the embers that fall from above: one endless queue per column, the same for everyone with the seed. */
import { createRandom, type Random } from '../kit/seeded-random';
import { SIZE } from './config';

interface RefillColumn {
  random: Random;
  drawn: number[];
}

const STORED_SEEDS = 32;
const columnsBySeed = new Map<string, RefillColumn[]>();

const cachedColumns = (seed: string): RefillColumn[] => {
  let columns = columnsBySeed.get(seed);
  if (!columns) {
    columns = Array.from({ length: SIZE }, (_, column) => ({
      random: createRandom(`${seed} column ${column}`),
      drawn: [],
    }));
    if (columnsBySeed.size >= STORED_SEEDS) columnsBySeed.delete(columnsBySeed.keys().next().value!);
    columnsBySeed.set(seed, columns);
  }
  return columns;
};

/** Returns the kind of the ember at index `count` in a column's queue. Pure; the queues are only cached. */
export function refillFruitOf(seed: string, kinds: number, column: number, count: number): number {
  const { random, drawn } = cachedColumns(`${kinds} ${seed}`)[column]!;
  while (drawn.length <= count) drawn.push(random.below(kinds));
  return drawn[count]!;
}
