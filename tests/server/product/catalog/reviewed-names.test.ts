/** Tests that known names of imported games are derived only from reviewed tags. */
import { describe, expect, it } from 'vitest';
import { hashContent } from '@/server/product/catalog/hash-content';
import { reviewedNamesOf, withReviewedNames } from '@/server/product/catalog/reviewed-names';

describe('deriving names from reviewed tags', () => {
  it('accepts a listed tag once, regardless of letter case', () => {
    expect(reviewedNamesOf(['Sudoku', 'logic', 'nonograms', 'nonogram'])).toEqual(['Sudoku', 'Nonogram']);
  });

  it('ignores trademarks, unknown tags and names of object properties', () => {
    expect(reviewedNamesOf(['picross', 'tetris', 'best game ever', 'constructor', '__proto__'])).toEqual([]);
  });

  it('leaves the hash of a game without a listed tag unchanged', () => {
    const content = { title: 'A', genres: [], searchWords: ['logic'], highlightColor: '#195AAB' } as never;
    expect(hashContent(withReviewedNames(content))).toBe(hashContent(content));
  });
});
