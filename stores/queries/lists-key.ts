/** The first part of the swr key of a visitor's own lists. The owner follows, and for the games of a list the list's id. */
export const LISTS_KEY = 'game-lists';
