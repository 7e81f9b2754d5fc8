/** The path under which the site serves its own games; nothing else is below it. */
export const GAMES_PATH = '/play/';
