/**
 * The first part of the SWR key for the rating that a member has given to a game. Merging a guest invalidates these
 * keys.
 */
export const RATINGS_KEY = 'own-rating';
