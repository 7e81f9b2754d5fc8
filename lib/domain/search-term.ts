/** When a search may be asked for (spec §5, §9). */

/** Spec §9: search minimum length. */
export const MIN_TERM_LENGTH = 3;
/** The longest that the search call takes, and that an address counts. */
export const MAX_TERM_LENGTH = 64;
