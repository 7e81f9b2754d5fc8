/**
 * The first part of the SWR key of a visitor's own lists. The second part is the owner; the key for the games of a list
 * ends with the list's id.
 */
export const LISTS_KEY = 'game-lists';
