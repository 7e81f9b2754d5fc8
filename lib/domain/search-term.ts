/** How long a search term may be; how short, the search call's contract says. */

/** The longest that an address of the site's own search counts. */
export const MAX_TERM_LENGTH = 64;
