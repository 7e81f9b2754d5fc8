/** The limits of a search term, and its name in a URL. */

/** Spec §9: search minimum length. */
export const MIN_TERM_LENGTH = 3;
/** The longest accepted term: every title is shorter. */
export const MAX_TERM_LENGTH = 128;

/** The query key under which a search form sends its term. */
export const TERM_KEY = 'q';
