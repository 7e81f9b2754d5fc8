/** How texts become words that can be compared: lower case, without accents, letters and digits only. */
import { fold } from '@/lib/domain/fold';

const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** The folded words of a text, in order. */
export const wordsOf = (text: string): string[] => fold(text).split(SEPARATORS).filter(Boolean);

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

/** Those words of a search term that count. */
export const significantOf = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
};
