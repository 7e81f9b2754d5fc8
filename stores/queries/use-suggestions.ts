/** Loads suggestions for a typed text. A response for an earlier text never replaces a later one. */
import { useEffect, useState } from 'react';
import { MIN_TERM_LENGTH } from '@/lib/domain/search/search-term';
import { visibleLength } from '@/lib/visible-length';

const TYPING_PAUSE_MS = 90;
const NO_SUGGESTIONS: readonly string[] = [];

interface LoadedSuggestions {
  text: string;
  suggestions: readonly string[];
}

/**
 * Loads suggestions after a pause in typing.
 * @param query returns a list of strings for a text; a failure counts as an empty list
 * @returns the newest response for the text or a prefix of it; empty for fewer than 3 characters
 */
export const useSuggestions = (
  typed: string,
  query: (text: string) => Promise<readonly string[]>,
): readonly string[] => {
  const text = typed.trim();
  const [answer, setAnswer] = useState<LoadedSuggestions>({ text: '', suggestions: NO_SUGGESTIONS });

  useEffect(() => {
    if (visibleLength(text) < MIN_TERM_LENGTH) return;
    let isCurrent = true;
    const acceptSuggestions = (suggestions: readonly string[]): void => {
      if (isCurrent) setAnswer({ text, suggestions });
    };
    const timer = setTimeout(
      () => query(text).then(acceptSuggestions, () => acceptSuggestions(NO_SUGGESTIONS)),
      TYPING_PAUSE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, query]);

  if (visibleLength(text) < MIN_TERM_LENGTH) return NO_SUGGESTIONS;
  // Keeps the list until the next response, so that it does not flicker.
  const isRelated = text.startsWith(answer.text) || answer.text.startsWith(text);
  return answer.text !== '' && isRelated ? answer.suggestions : NO_SUGGESTIONS;
};
