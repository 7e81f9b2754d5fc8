/** Normalizes texts for a comparison: lower case, without accents, apostrophes and rare letters. */

const MARKS = /\p{M}+/gu;
/** Letters that Unicode does not decompose. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };
const PLAIN_PATTERN = /[ßæœøđłı]/g;
const APOSTROPHES = /['’`]/g;

/** Returns a text in lower case without accents. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(PLAIN_PATTERN, (letter) => PLAIN[letter] ?? letter)
    .replace(APOSTROPHES, '');
