/** Tests the comparison of two commits. */
import { describe, expect, it } from 'vitest';
import { findRegressions, pairResults } from '@/scripts/bench/compare-results.mjs';
import { createResult } from '@/scripts/bench/statistics.mjs';

const createTime = (name: string, site: number) => createResult({ name, unit: 'ms', site: [site] });
const createResultPair = (better: 'higher' | 'lower', base: number[], head: number[]) =>
  createResult({ name: 'x', unit: 'ms', better, site: head, reference: base });

describe('pairing the results of two commits', () => {
  it('divides the head by the base, round by round', () => {
    const base = [[createTime('home', 10)], [createTime('home', 30)], [createTime('home', 10)]];
    const head = [[createTime('home', 11)], [createTime('home', 36)], [createTime('home', 11)]];
    expect(pairResults(base, head)).toMatchObject([
      { name: 'home', site: 11, reference: 10, ratio: { median: 1.1, min: 1.1, max: 1.2 } },
    ]);
  });

  it('omits a measurement that one commit lacks', () => {
    const base = [[createTime('home', 10)]];
    const head = [[createTime('home', 10), createTime('search', 5)]];
    expect(pairResults(base, head).map(({ name }) => name)).toEqual(['home']);
  });
});

describe('the search for a regression', () => {
  it.each([
    ['a time that grew in every round', 'lower', [10, 20, 10], [12, 23, 12], true],
    ['a time that grew in one round only', 'lower', [10, 20, 10], [14, 19, 14], false],
    ['a time that grew by less than 5 %', 'lower', [100, 100, 100], [103, 104, 103], false],
    ['a time that shrank', 'lower', [10, 20, 10], [5, 10, 5], false],
    ['a rate that fell in every round', 'higher', [100, 200, 100], [80, 150, 80], true],
    ['a rate that rose', 'higher', [100, 200, 100], [150, 300, 150], false],
    ['a time that grew in too few rounds', 'lower', [10, 20], [12, 23], false],
    ['a time without a base', 'lower', [0, 0, 0], [5, 5, 5], false],
  ] as const)('judges %s', (_name, better, base, head, isRegression) => {
    const results = [createResultPair(better, [...base], [...head])];
    expect(findRegressions(results)).toEqual(isRegression ? results : []);
  });
});
