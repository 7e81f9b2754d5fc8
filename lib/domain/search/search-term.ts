/** The limits of a search term, and its key in a URL. */

/** Spec §9: the minimum length of a search term. */
export const MIN_TERM_LENGTH = 3;
/** The maximum length of a search term; every title is shorter. */
export const MAX_TERM_LENGTH = 128;

/** The query key in which a search form sends its term. */
export const TERM_KEY = 'q';
