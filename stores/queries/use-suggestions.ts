/** The list that belongs to a typed text; an answer to an earlier text never takes its place. */
import { useEffect, useState } from 'react';
import { MIN_TERM_LENGTH } from '@/lib/domain/search-term';

const PAUSE_MS = 90;
const NONE: readonly string[] = [];

interface Answer {
  text: string;
  suggestions: readonly string[];
}

/**
 * @param query what is asked: a typed text in, a list of strings out; a failure counts as an empty list
 * @returns the newest answer that belongs to the text or to a part of it, empty under 3 characters
 */
export const useSuggestions = (
  typed: string,
  query: (text: string) => Promise<readonly string[]>,
): readonly string[] => {
  const text = typed.trim();
  const [answer, setAnswer] = useState<Answer>({ text: '', suggestions: NONE });

  useEffect(() => {
    if (text.length < MIN_TERM_LENGTH) return;
    let isCurrent = true;
    const accept = (suggestions: readonly string[]): void => {
      if (isCurrent) setAnswer({ text, suggestions });
    };
    const timer = setTimeout(() => query(text).then(accept, () => accept(NONE)), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, query]);

  if (text.length < MIN_TERM_LENGTH) return NONE;
  // While the next answer is on its way the list before it stays, so that nothing flickers.
  const isNear = text.startsWith(answer.text) || answer.text.startsWith(text);
  return answer.text !== '' && isNear ? answer.suggestions : NONE;
};
