/** Decides which search terms are accepted. Separate from lib/domain/search/search-term.ts, which every page loads. */
import { visibleLength } from '../../visible-length';
import { MAX_TERM_LENGTH, MIN_TERM_LENGTH } from './search-term';

export type TermRefusal = 'short' | 'long' | 'unreadable';

/** Matches control characters and lone surrogates. No title contains them, and PostgreSQL cannot store NUL. */
export const UNREADABLE_CHARACTERS = /\p{Cc}|\p{Cs}/u;

/** Returns why a trimmed search term is refused; null if it is accepted or empty. */
export const findTermRefusal = (term: string): TermRefusal | null => {
  if (term.length > MAX_TERM_LENGTH) return 'long';
  if (UNREADABLE_CHARACTERS.test(term)) return 'unreadable';
  return term !== '' && visibleLength(term) < MIN_TERM_LENGTH ? 'short' : null;
};
