/** Where the games that somebody played last are kept; apart from what reads them, which few pages need. */

/** Whose list it is while nobody is signed in. */
export const GUEST_OWNER = 'guest';
/** The browser's key of one user's list. */
export const recentKeyOf = (owner: string): string => `sw_recent:${owner}`;
