/** The first part of the key of a member's own rating of a game. A guest's merge invalidates them. */
export const RATINGS_KEY = 'own-rating';
