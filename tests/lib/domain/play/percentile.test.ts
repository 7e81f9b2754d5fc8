import { describe, expect, it } from 'vitest';
import { percentBehind, topPercent } from '@/lib/domain/play/percentile';

describe('the share of players', () => {
  it.each([
    [0.07, 93, 7],
    [0.8, 20, 80],
    [0.075, 92, 8],
    [1, 0, 100],
    [1 / 3, 66, 34],
  ])('appears for %d as “better than %d%%” and “top %d%%”', (percentile, behind, top) => {
    expect([percentBehind(percentile), topPercent(percentile)]).toEqual([behind, top]);
  });

  it('gives a whole percentage of slower players for every rank', () => {
    for (let rank = 1; rank <= 100; rank += 1) expect(percentBehind(rank / 100)).toBe(100 - rank);
  });
});
