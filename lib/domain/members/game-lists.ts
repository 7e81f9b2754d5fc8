/** The limits of players' own lists of games; the same for a guest's lists on the device. */
export const MAX_LISTS = 50;
export const MAX_LIST_GAMES = 100;
/** The maximum number of visible characters in a title. */
export const MAX_LIST_TITLE = 60;
