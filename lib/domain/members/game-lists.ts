/** The limits of players' own lists of games; a guest's lists on the device have the same. */
export const MAX_LISTS = 50;
export const MAX_LIST_GAMES = 100;
/** In visible characters. */
export const MAX_LIST_TITLE = 60;
