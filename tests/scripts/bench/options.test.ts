/** Tests the command line of `npm run bench`. */
import { describe, expect, it } from 'vitest';
import { parseOptions, selectCases } from '@/scripts/bench/options.mjs';

const BENCH_CASES = [{ name: 'cached' }, { name: 'boards' }, { name: 'memory' }];

describe('selecting cases', () => {
  it('returns all cases when none is named', () => {
    expect(selectCases(BENCH_CASES, [])).toEqual(BENCH_CASES);
  });

  it('keeps the order of the list', () => {
    expect(selectCases(BENCH_CASES, ['memory', 'cached']).map(({ name }) => name)).toEqual([
      'cached',
      'memory',
    ]);
  });

  it('reports the unknown case and lists the known ones', () => {
    expect(() => selectCases(BENCH_CASES, ['boards', 'cache'])).toThrow(
      'Unknown case: cache. Known cases: cached, boards, memory.',
    );
  });
});

describe('parsing arguments', () => {
  it('reads cases and flags in any order', () => {
    expect(parseOptions(['memory', '--short', 'boards'])).toMatchObject({
      isShort: true,
      isList: false,
      compareRef: null,
      names: ['memory', 'boards'],
    });
  });

  it('reads the commit to compare with', () => {
    expect(parseOptions(['--compare', 'main']).compareRef).toBe('main');
  });

  it.each([[['--compare']], [['--compare=']], [['--compare=-x']], [['--fast']]])('rejects %j', (args) => {
    expect(() => parseOptions(args)).toThrow();
  });
});
