/** Finds the words of a text that a search has matched, so that a page can mark them. */
import { fold } from './fold';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

const LETTERS = /[\p{L}\p{N}\p{M}]+/gu;
/** Words as the index splits them: an apostrophe does not end a word. */
const WORDS = /[\p{L}\p{N}\p{M}]+(?:['’`][\p{L}\p{N}\p{M}]+)*/gu;

/**
 * Cuts a text into parts that join to the text again; each word in `matches` is a part of its own. Case, accents and
 * apostrophes make no difference; a word matches completely or up to its apostrophe.
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
