import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/lantern-words/config';
import { listedTextOf, spokenOf } from '@/games/lantern-words/listing';
import { levelFor } from '@/games/lantern-words/rules';
import type { Level } from '@/games/lantern-words/types';
import { THEMES } from '@/games/lantern-words/themes';

const levelOf = (texts: readonly string[], scramble = 'OLWG'): Level => ({
  columns: 1,
  rows: 1,
  theme: 'A theme',
  letters: ['A'],
  words: texts.map((text) => ({ text, cells: [0] })),
  scramble,
});
const small = levelOf(['LANTERN', 'AREA', 'GLOW']);
const sortLetters = (word: string) => [...word].sort().join('');

describe('the word list of an edition', () => {
  it('shows the words, with the last word as an anagram', () => {
    expect(listedTextOf(small, 'words')).toEqual(['LANTERN', 'AREA', 'OLWG']);
  });

  it('shows first letters and lengths', () => {
    expect(listedTextOf(small, 'first')).toEqual(['L······', 'A···', 'G···']);
  });

  it('shows consonants, or the first two letters if the word has fewer than two consonants', () => {
    expect(listedTextOf(small, 'consonants')).toEqual(['LNTRN', 'AR', 'GLW']);
  });

  it.each(THEMES.map(({ title, words }) => [title, words] as const))(
    'always gives the same anagrams, and never shows a word of “%s” unchanged',
    (_, words) => {
      const level = levelOf(words, sortLetters(words.at(-1)!));
      const tangled = listedTextOf(level, 'tangled');
      expect(listedTextOf(level, 'tangled')).toEqual(tangled);
      tangled.forEach((listed, index) => {
        expect(sortLetters(listed)).toBe(sortLetters(words[index]!));
        if (index < words.length - 1) expect(listed).not.toBe(words[index]);
      });
      for (const listed of listedTextOf(level, 'consonants')) expect(listed.length).toBeGreaterThanOrEqual(2);
    },
  );

  it('gives screen readers the same information as the screen', () => {
    expect(spokenOf(small, 'words', 0, 'LANTERN')).toBeNull();
    expect(spokenOf(small, 'words', 2, 'OLWG')).toBe('anagram: O L W G');
    expect(spokenOf(small, 'tangled', 0, 'RNTLEAN')).toBe('anagram: R N T L E A N');
    expect(spokenOf(small, 'first', 0, 'L······')).toBe('begins with L, 7 letters');
    expect(spokenOf(small, 'consonants', 0, 'LNTRN')).toBe('without vowels: L N T R N, 7 letters');
  });

  it('has an entry for every word of a level in every edition', () => {
    for (const edition of EDITIONS)
      for (const mode of edition.modes.filter((one) => one !== 'daily')) {
        const level = levelFor(edition, { seed: 'a list', mode });
        expect(listedTextOf(level!, edition.listing)).toHaveLength(level!.words.length);
      }
  });
});
