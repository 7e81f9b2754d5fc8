/** The generated input of benchmarks: feeds and search terms. */
import { describe, expect, it } from 'vitest';
import { starwick } from '@/server/product/catalogue/feeds/starwick';
import { generateFeed } from '@/scripts/bench/feed.mjs';
import { generateTerms } from '@/scripts/bench/terms.mjs';

describe('a generated feed', () => {
  it('is the same for the same seed only', () => {
    expect(generateFeed(20, 7)).toBe(generateFeed(20, 7));
    expect(generateFeed(20, 7)).not.toBe(generateFeed(20, 8));
  });

  it('has records that the import accepts', () => {
    const records = generateFeed(200, 7).split('\n');
    expect(records).toHaveLength(200);
    for (const record of records) expect(() => starwick.toEntry(JSON.parse(record), new Set())).not.toThrow();
  });
});

describe('generated search terms', () => {
  const terms = generateTerms(['Quiet Sudoku', 'Lantern Words', 'Paper Moon'], 40, 3);

  it('are all different', () => {
    expect(new Set(terms).size).toBe(40);
  });

  it('are long enough to be searched', () => {
    expect(terms.filter((term) => term.length < 3)).toEqual([]);
  });
});
