/**
 * Generates seeded random numbers, identical in every JavaScript engine because only 32-bit integers are used. Each
 * UTF-16 code unit of the seed is hashed byte by byte (low, high) in four FNV-1a lanes. Their offset bases differ by
 * 0x9E3779B9, and MurmurHash3's finalizer completes each lane. The four results are the state of xoshiro128**
 * (Blackman, Vigna).
 */

export interface Random {
  /** Returns the next integer, 0 to 2^32 − 1. */
  next(): number;
  /** Returns an integer from 0 to `limit` − 1, without bias. */
  below(limit: number): number;
  /** Returns one item of a non-empty list. */
  pick<T>(items: readonly T[]): T;
  /** Returns a new list in random order (Fisher–Yates shuffle). */
  shuffle<T>(items: readonly T[]): T[];
}

/** Creates a generator. Equal seeds always give equal numbers. */
export function createRandom(seed: string): Random {
  const state = [0, 1, 2, 3].map((lane) => hashText(seed, lane));
  let [a, b, c, d] = state as [number, number, number, number];
  if (!(a | b | c | d)) a = 1;

  const next = () => {
    const scaled = Math.imul(b, 5);
    const result = Math.imul((scaled << 7) | (scaled >>> 25), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  const below = (limit: number) => {
    const unfair = 0x1_0000_0000 % limit;
    let value = next();
    while (value < unfair) value = next();
    return value % limit;
  };
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    shuffle(items) {
      const list = [...items];
      for (let i = list.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [list[i], list[j]] = [list[j]!, list[i]!];
      }
      return list;
    },
  };
}

function hashText(text: string, lane: number): number {
  let h = 0x811c9dc5 ^ Math.imul(lane, 0x9e3779b9);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    h = Math.imul(h ^ (code & 0xff), 0x01000193);
    h = Math.imul(h ^ (code >>> 8), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
