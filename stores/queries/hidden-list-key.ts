/** The first part of the swr key of a visitor's hidden games; the owner follows. */
export const HIDDEN_LIST_KEY = 'hidden-games';
