/** How texts become words that can be compared: lower case, without accents, letters and digits only. */

const MARKS = /\p{M}+/gu;
const NOT_WORDS = /[^\p{L}\p{N}]+/u;
/** Letters that no decomposition takes apart. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };
const PLAIN_PATTERN = /[ßæœøđłı]/g;
const APOSTROPHES = /['’`]/g;

/** A text in lower case without accents. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(PLAIN_PATTERN, (letter) => PLAIN[letter] ?? letter)
    .replace(APOSTROPHES, '');

/** The folded words of a text, in order. */
export const wordsOf = (text: string): string[] => fold(text).split(NOT_WORDS).filter(Boolean);

/** Words that say nothing among games; a term of nothing else keeps them. */
const EMPTY_WORDS = new Set([
  'a',
  'an',
  'and',
  'for',
  'free',
  'game',
  'games',
  'in',
  'of',
  'online',
  'play',
  'the',
  'to',
]);

/** The words of a search term that count. */
export const termWordsOf = (term: string): string[] => {
  const words = wordsOf(term);
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
};
