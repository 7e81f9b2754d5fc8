/** Random numbers for seed data, with a separate stream for each member and purpose. */
import { createHash } from 'node:crypto';

export interface SeededRandom {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns an integer from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Returns distinct items; fewer if the list is shorter. */
  sample<T>(items: readonly T[], count: number): T[];
  /** Returns a UUID that no other seed or call returns. */
  uuid(): string;
}

/** Returns a 32-bit hash of a text. */
export const hashText = (text: string): number => createHash('sha256').update(text).digest().readUInt32LE(0);

/** sfc32 (Chris Doty-Humphrey). With 128 bits of state, the streams of thousands of seeds do not overlap. */
const createNumberGenerator = (seed: string): (() => number) => {
  const digest = createHash('sha256').update(seed).digest();
  const state = Uint32Array.from([0, 4, 8, 12], (at) => digest.readUInt32LE(at));
  let [a = 0, b = 0, c = 0, counter = 0] = state;
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
};

export const createRandom = (seed: string): SeededRandom => {
  const next = createNumberGenerator(seed);
  let uuids = 0;
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Cannot pick from an empty list.');
      return item;
    },
    sample: (items, count) => {
      const chosen = new Set<(typeof items)[number]>();
      const wanted = Math.min(count, items.length);
      while (chosen.size < wanted) chosen.add(items[below(items.length)] as (typeof items)[number]);
      return [...chosen];
    },
    uuid: () => {
      uuids += 1;
      const hex = createHash('sha256').update(`${seed}:uuid:${uuids}`).digest('hex');
      // Version 8 of RFC 9562 leaves all other bits to the application.
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    },
  };
};
