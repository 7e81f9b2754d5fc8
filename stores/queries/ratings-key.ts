/** The first part of the swr key of a member's own rating of a game. Merging a guest invalidates these keys. */
export const RATINGS_KEY = 'own-rating';
