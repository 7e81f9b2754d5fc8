/** The swr key of a visitor's own lists, followed by whose they are, and by a list's id for its games. */
export const LISTS_KEY = 'game-lists';
