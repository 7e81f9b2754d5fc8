/** Which words of a text a search has matched: what a page marks. */
import { fold } from './fold';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Cuts a text into parts, so that joined they are the text again and the words in `matches` stand alone.
 * Case and accents make no difference.
 */
export const matchedParts = (text: string, matches: readonly string[]): TextPart[] => {
  const wanted = new Set(matches.map(fold));
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.has(fold(word))) continue;
    if (index > done) parts.push({ text: text.slice(done, index), isMatch: false });
    parts.push({ text: word, isMatch: true });
    done = index + word.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
};
