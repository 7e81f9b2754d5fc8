/** Normalizes texts for comparison: lower case, without accents and apostrophes, and with plain letters for special ones. */

const COMBINING_MARKS = /\p{M}+/gu;
/** Replacements for letters that Unicode does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
const PLAIN_PATTERN = /[ßæœøđłı]/g;
const APOSTROPHES = /['’`]/g;

/** Returns a text in lower case, without accents and apostrophes. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(PLAIN_PATTERN, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '');
