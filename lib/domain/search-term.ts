/** Which search terms are looked for. */
import { visibleLength } from '../visible-length';

/** Spec §9: search minimum length. */
export const MIN_TERM_LENGTH = 3;
/** The longest that is looked for: any title is shorter. */
export const MAX_TERM_LENGTH = 128;

/** The query key under which a search form sends its term. */
export const TERM_KEY = 'q';

export type TermRefusal = 'short' | 'long' | 'unreadable';

// Control characters; no title has any, and PostgreSQL stores no NUL.
const UNREADABLE = /\p{Cc}|\p{Cs}/u;

/** Why a trimmed term is not looked for; null where it is, or where there is none. */
export const termRefusalOf = (term: string): TermRefusal | null => {
  if (term.length > MAX_TERM_LENGTH) return 'long';
  if (UNREADABLE.test(term)) return 'unreadable';
  return term !== '' && visibleLength(term) < MIN_TERM_LENGTH ? 'short' : null;
};
