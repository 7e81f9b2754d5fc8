/** Known names of imported games come from reviewed tags only. */
import { describe, expect, it } from 'vitest';
import { hashContent } from '@/server/product/catalog/hash-content';
import { reviewedNamesOf, withReviewedNames } from '@/server/product/catalog/reviewed-names';

describe('reviewed names', () => {
  it('takes a tag on the list, in any case, and once', () => {
    expect(reviewedNamesOf(['Sudoku', 'logic', 'nonograms', 'nonogram'])).toEqual(['Sudoku', 'Nonogram']);
  });

  it('ignores trademarks, unknown tags and names of object members', () => {
    expect(reviewedNamesOf(['picross', 'tetris', 'best game ever', 'constructor', '__proto__'])).toEqual([]);
  });

  it('leaves the hash of a game without such a tag unchanged', () => {
    const content = { title: 'A', genres: [], searchWords: ['logic'], highlightColor: '#195AAB' } as never;
    expect(hashContent(withReviewedNames(content))).toBe(hashContent(content));
  });
});
