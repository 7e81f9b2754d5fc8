/** Which words of a text a search has matched: what a page marks. */
import { fold } from './fold';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

const LETTERS = /[\p{L}\p{N}\p{M}]+/gu;
/** As the index has them: an apostrophe is no end of a word. */
const WORDS = /[\p{L}\p{N}\p{M}]+(?:['’`][\p{L}\p{N}\p{M}]+)*/gu;

/**
 * Cuts a text into parts, so that joined they are the text again and the words in `matches` stand alone.
 * Case, accents and apostrophes make no difference; a word matches as a whole or up to its apostrophe.
 */
export const matchedParts = (text: string, matches: readonly string[]): TextPart[] => {
  const wanted = new Set(matches.map(fold));
  const parts: TextPart[] = [];
  let done = 0;
  const mark = (word: string, at: number): void => {
    if (!wanted.has(fold(word))) return;
    if (at > done) parts.push({ text: text.slice(done, at), isMatch: false });
    parts.push({ text: word, isMatch: true });
    done = at + word.length;
  };
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    mark(word, index);
    if (done <= index) for (const part of word.matchAll(LETTERS)) mark(part[0], index + part.index);
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
};
