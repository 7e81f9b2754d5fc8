/** Tests the generated input of benchmarks: feeds and search terms. */
import { describe, expect, it } from 'vitest';
import { starwickFeed } from '@/server/product/catalog/feeds/starwick';
import { generateFeed } from '@/scripts/bench/feed.mjs';
import { generateTerms } from '@/scripts/bench/terms.mjs';

describe('a generated feed', () => {
  it('stays the same only for the same seed', () => {
    expect(generateFeed(20, 7)).toBe(generateFeed(20, 7));
    expect(generateFeed(20, 7)).not.toBe(generateFeed(20, 8));
  });

  it('contains records that the import accepts', () => {
    const records = generateFeed(200, 7).split('\n');
    expect(records).toHaveLength(200);
    for (const record of records)
      expect(() => starwickFeed.toEntry(JSON.parse(record), new Set())).not.toThrow();
  });
});

describe('the list of generated search terms', () => {
  const terms = generateTerms(['Quiet Sudoku', 'Lantern Words', 'Paper Moon'], 40, 3);

  it('contains no term twice', () => {
    expect(new Set(terms).size).toBe(40);
  });

  it('contains only terms that are long enough', () => {
    expect(terms.filter((term) => term.length < 3)).toEqual([]);
  });
});
