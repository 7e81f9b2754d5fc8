/** Tests the text of benchmark results. */
import { describe, expect, it } from 'vitest';
import { formatMarkdownTable, formatRatio, formatResults, formatValue } from '@/scripts/bench/format.mjs';
import { createResult } from '@/scripts/bench/statistics.mjs';

const BENCH_RESULTS = [
  createResult({
    name: 'home page',
    unit: 'per second',
    better: 'higher',
    site: [20_000, 30_000],
    reference: [40_000, 50_000],
    against: 'bare Node',
  }),
  createResult({ name: 'start', unit: 'ms', site: [7.125] }),
];

describe('a formatted value', () => {
  it.each([
    [12_345.6, 'per second', '12,346/s'],
    [1.234, 'ms', '1.23 ms'],
    [1234.5, 'ms', '1,235 ms'],
    [121.04, 'KB', '121.0 KB'],
    [null, 'ms', '–'],
  ])('shows %s in %s as “%s”', (value, unit, text) => {
    expect(formatValue(value, unit)).toBe(text);
  });
});

describe('a formatted ratio', () => {
  it('shows its range', () => {
    expect(formatRatio({ median: 1.2, min: 1.1, max: 1.45 })).toBe('1.20 (1.10–1.45)');
  });

  it('omits the range of a single sample', () => {
    expect(formatRatio({ median: 1.2, min: 1.2, max: 1.2 })).toBe('1.20');
  });

  it('becomes a dash without a reference', () => {
    expect(formatRatio(null)).toBe('–');
  });
});

describe('the table of a case', () => {
  it('aligns its columns in the terminal', () => {
    expect(formatResults(BENCH_RESULTS)).toBe(
      [
        'measurement      site  reference  site ÷ reference  better',
        'home page    25,000/s   45,000/s  0.55 (0.50–0.60)  higher',
        'start         7.13 ms          –                 –   lower',
      ].join('\n'),
    );
  });

  it('names the reference in Markdown', () => {
    const lines = formatMarkdownTable(BENCH_RESULTS).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toBe('| home page | 25,000/s | 45,000/s | 0.55 (0.50–0.60) | higher | bare Node |');
  });
});
