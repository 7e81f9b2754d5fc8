/** Finds texts that match a search term: every word of the term must be the beginning of a word in the text. */
import { foldText } from '@/lib/domain/search/fold-text';
import type { SiteText } from '@/lib/domain/listing/listing-data';

export interface SearchableText {
  title: string;
  path: string;
  description: string;
  plain: string;
}

const MAX_FOUND = 8;
const EXCERPT_LENGTH = 180;
const TITLE_WEIGHT = 10;
const DESCRIPTION_WEIGHT = 3;
const SENTENCE_END = /(?<=[.?!])\s+/;

const splitQueryWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const countOccurrences = (text: string, word: string): number =>
  splitQueryWords(text).filter((each) => each.startsWith(word)).length;

const createExcerpt = ({ plain, description }: SearchableText, words: readonly string[]): string => {
  const sentence = plain
    .split(SENTENCE_END)
    .find((each) => words.some((word) => countOccurrences(each, word) > 0));
  const text = sentence ?? description;
  if (text.length <= EXCERPT_LENGTH) return text;
  const at = foldText(text).indexOf(words.find((word) => foldText(text).includes(word)) ?? '');
  const from = Math.max(0, Math.min(at - 60, text.length - EXCERPT_LENGTH));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = text.lastIndexOf(' ', start + EXCERPT_LENGTH);
  const cut = text.slice(start, start + EXCERPT_LENGTH >= text.length ? undefined : end);
  return `${start > 0 ? '… ' : ''}${cut}${start + cut.length < text.length ? ' …' : ''}`;
};

/** Returns the best matches, at most eight. */
export const findInTexts = (texts: readonly SearchableText[], term: string): SiteText[] => {
  const words = [...new Set(splitQueryWords(term))];
  if (words.length === 0) return [];
  const scored = texts.flatMap((text) => {
    const scores = words.map(
      (word) =>
        TITLE_WEIGHT * countOccurrences(text.title, word) +
        DESCRIPTION_WEIGHT * countOccurrences(text.description, word) +
        Math.min(countOccurrences(text.plain, word), TITLE_WEIGHT - 1),
    );
    return scores.includes(0) ? [] : [{ text, score: scores.reduce((sum, each) => sum + each, 0) }];
  });
  return scored
    .sort((left, right) => right.score - left.score)
    .slice(0, MAX_FOUND)
    .map(({ text }) => ({ title: text.title, href: text.path, excerpt: createExcerpt(text, words) }));
};
