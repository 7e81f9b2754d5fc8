/** Finds the words of a text that a search matched, so that a page can highlight them. */
import { foldText } from './fold-text';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

const LETTERS = /[\p{L}\p{N}\p{M}]+/gu;
/** Words, split like those in the search index: an apostrophe does not end a word. */
const WORDS = /[\p{L}\p{N}\p{M}]+(?:['’`][\p{L}\p{N}\p{M}]+)*/gu;

/**
 * Splits a text into parts, with each word in `matches` as its own part; joined, the parts give the text again.
 * Ignores case, accents and apostrophes; a word must match completely or up to its apostrophe.
 */
export const matchedParts = (text: string, matches: readonly string[]): TextPart[] => {
  const wanted = new Set(matches.map(foldText));
  const parts: TextPart[] = [];
  let done = 0;
  const markWord = (word: string, at: number): void => {
    if (!wanted.has(foldText(word))) return;
    if (at > done) parts.push({ text: text.slice(done, at), isMatch: false });
    parts.push({ text: word, isMatch: true });
    done = at + word.length;
  };
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    markWord(word, index);
    if (done <= index) for (const part of word.matchAll(LETTERS)) markWord(part[0], index + part.index);
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
};
