/** Seeded random numbers for pictures. */
import { createRandom } from '../../kit/seeded-random';

export interface PictureDice {
  between(from: number, to: number): number;
  /** Returns a random integer between two numbers, both ends included. */
  whole(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  chance(share: number): boolean;
}

/** Creates a generator of random numbers. Equal seeds give equal numbers. */
export function createDice(seed: string): PictureDice {
  const random = createRandom(seed);
  const nextShare = () => random.next() / 0x1_0000_0000;
  return {
    between: (from, to) => from + (to - from) * nextShare(),
    whole: (from, to) => from + random.below(to - from + 1),
    pick: random.pick,
    shuffle: random.shuffle,
    chance: (limit) => nextShare() < limit,
  };
}

/** Returns the numbers from 0 to `count` − 1. */
export const rangeOf = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
