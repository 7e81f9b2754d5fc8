import { describe, expect, it } from 'vitest';
import { createRandom } from '@/games/kit/seeded-random';

const firstValue = (seed: string) => {
  const random = createRandom(seed);
  return [random.next(), random.next(), random.next()];
};

describe('seeded random', () => {
  it.each<[string, number[]]>([
    ['', [4026683521, 3150415617, 2959738660]],
    ['quiet-sudoku:2026-11-21', [2882548443, 2494031342, 1111137913]],
    ['ünï☆', [2392224262, 3472108900, 4143692965]],
  ])('always gives the same numbers for %j', (seed, numbers) => {
    expect(firstValue(seed)).toEqual(numbers);
  });

  it('distributes numbers evenly below a limit, and shuffles without losing elements', () => {
    const random = createRandom('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[random.below(6)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    expect(random.shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});
