/** Tests the random numbers for seed data. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '@/server/seed/random';

describe('a random generator', () => {
  it('makes the same choices for the same seed, and different ones for other seeds', () => {
    const draw = (seed: string) => {
      const random = createRandom(seed);
      return [random.next(), random.below(1_000_000), random.uuid()];
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('b')).not.toEqual(draw('a'));
  });

  it('never returns the same UUID twice, however many seeds there are', () => {
    const uuids = new Set<string>();
    for (let person = 0; person < 2_000; person += 1) {
      const random = createRandom(`person:${person}`);
      for (let run = 0; run < 20; run += 1) uuids.add(random.uuid());
    }
    expect(uuids.size).toBe(40_000);
    for (const uuid of [...uuids].slice(0, 50))
      expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });

  it('covers its range evenly', () => {
    const random = createRandom('range');
    const counts = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 10_000; draw += 1) {
      const value = random.below(10);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  it('samples distinct items, and all items of a short list', () => {
    const random = createRandom('sample');
    expect(random.sample([1, 2, 3], 9).sort()).toEqual([1, 2, 3]);
    expect(new Set(random.sample([1, 2, 3, 4, 5], 3)).size).toBe(3);
  });
});
