/** Tests medians and ratios of benchmark samples. */
import { describe, expect, it } from 'vitest';
import { createResult, medianOf, quantileOf, ratioOf } from '@/scripts/bench/statistics.mjs';

describe('the median', () => {
  it.each([
    [[3], 3],
    [[10, 2, 3], 3],
    [[4, 1, 3, 2], 2.5],
  ])('returns, for %j, the middle value %d', (values, median) => {
    expect(medianOf(values)).toBe(median);
  });

  it('leaves the samples in their order', () => {
    const samples = [3, 1, 2];
    medianOf(samples);
    expect(samples).toEqual([3, 1, 2]);
  });
});

describe('a quantile', () => {
  it('does not exceed the largest sample', () => {
    expect(quantileOf([1, 2, 3], 1)).toBe(3);
  });

  it('returns the value below which the given share of the samples lies', () => {
    expect(quantileOf([5, 1, 4, 2, 3], 0.5)).toBe(3);
  });
});

describe('the ratio of two sides', () => {
  it('divides samples of the same round', () => {
    // Both sides took three times as long in the second round.
    expect(ratioOf([10, 30, 12], [20, 60, 20])).toEqual({ median: 0.5, min: 0.5, max: 0.6 });
  });

  it('returns no value when the reference measured nothing', () => {
    expect(ratioOf([10, 20], [0, 5])).toBeNull();
  });

  it('rejects sides with a different number of rounds', () => {
    expect(() => ratioOf([1, 2], [1])).toThrow('Cannot pair 2 samples with 1 reference samples.');
  });
});

describe('a result', () => {
  it('combines the medians of both sides with their ratio', () => {
    const result = createResult({
      name: 'x',
      unit: 'ms',
      site: [2, 4, 6],
      reference: [1, 1, 3],
      against: 'y',
    });
    expect(result).toMatchObject({
      site: 4,
      reference: 1,
      ratio: { median: 2, min: 2, max: 4 },
      better: 'lower',
    });
  });

  it('has no ratio without a reference', () => {
    expect(createResult({ name: 'x', unit: 'ms', site: [2] })).toMatchObject({
      reference: null,
      ratio: null,
    });
  });

  it.each([[[]], [[1, Number.NaN]], [[Infinity]]])('rejects the samples %j', (site) => {
    expect(() => createResult({ name: 'x', unit: 'ms', site })).toThrow('x has no samples');
  });
});
