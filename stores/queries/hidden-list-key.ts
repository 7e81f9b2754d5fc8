/** The swr key of a visitor's hidden games, followed by whose they are. */
export const HIDDEN_LIST_KEY = 'hidden-games';
