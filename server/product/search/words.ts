/** Turns texts into comparable words: lower case, without accents, letters and digits only. */
import { fold } from '@/lib/domain/fold';

const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** The folded words of a text, in order. */
export const wordsOf = (text: string): string[] => fold(text).split(SEPARATORS).filter(Boolean);

/** Words without meaning in game titles; a term that has no others keeps them. */
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
export const significantOf = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
};
