/** How long a search term may be. */

/** Spec §9: search minimum length. */
export const MIN_TERM_LENGTH = 3;
/** The longest that an address of the site's own search counts. */
export const MAX_TERM_LENGTH = 64;
