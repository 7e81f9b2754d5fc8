/** Compares the lexicon with a plain comparison of all words. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '@/games/kit/seeded-random';
import { createLexicon } from '@/server/product/search/lexicon';

/** Computes the edits between two words with the textbook table. */
const editsOf = (left: string, right: string): number => {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let at = 1; at <= left.length; at += 1) {
    const next = [at];
    for (let rightAt = 1; rightAt <= right.length; rightAt += 1)
      next.push(
        Math.min(
          (row[rightAt] ?? 0) + 1,
          (next[rightAt - 1] ?? 0) + 1,
          (row[rightAt - 1] ?? 0) + (left[at - 1] === right[rightAt - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

const random = createRandom('lexicon');
const randomWord = () =>
  Array.from({ length: 3 + random.below(5) }, () => 'abcde'.charAt(random.below(5))).join('');
const WORDS = [...new Set(Array.from({ length: 600 }, randomWord))];
const lexicon = createLexicon(WORDS);
const wordsOf = (found: { id: number; edits: number }[], edits: number) =>
  found.filter((similar) => similar.edits === edits).map(({ id }) => lexicon.words[id]);

describe('a lexicon', () => {
  it('finds exactly the words with the typed prefix', () => {
    for (const start of ['', 'a', 'ab', 'ced', 'eeeeeeee', 'zz']) {
      const [from, to] = lexicon.rangeOfPrefix(start);
      expect(lexicon.words.slice(from, to)).toEqual(WORDS.filter((word) => word.startsWith(start)).sort());
    }
  });

  it.each([1, 2] as const)('finds every word within %i edits', (max) => {
    for (let count = 0; count < 200; count += 1) {
      const typed = randomWord();
      const found = lexicon.findSimilar(typed, max).map(({ id }) => lexicon.words[id]);
      for (const word of WORDS) {
        const edits = editsOf(typed, word);
        if (edits > 0 && edits <= max) expect(found, `${typed} ${word}`).toContain(word);
      }
    }
  });

  it('counts a swap of two letters as one edit if at most one letter is between them, and does not match a wider swap', () => {
    const small = createLexicon(['abcdef', 'stone', 'sotne', 'totally']);
    const namesOf = (typed: string) => small.findSimilar(typed, 1).map(({ id }) => small.words[id]);
    expect(namesOf('bacdef')).toEqual(['abcdef']);
    expect(namesOf('cbadef')).toEqual(['abcdef']);
    expect(namesOf('dbcaef')).toEqual([]);
    expect(namesOf('stone')).toEqual(['sotne']);
  });

  it('finds nothing beyond the requested number of edits', () => {
    for (let count = 0; count < 200; count += 1) {
      const typed = randomWord();
      for (const word of wordsOf(lexicon.findSimilar(typed, 1), 1)) {
        // `editsOf` counts a swap as two edits, whether the two letters are adjacent or have one letter between them.
        expect(editsOf(typed, word ?? '')).toBeLessThanOrEqual(2);
        expect(word).toHaveLength(Math.max(typed.length - 1, Math.min(typed.length + 1, word?.length ?? 0)));
      }
    }
  });
});
