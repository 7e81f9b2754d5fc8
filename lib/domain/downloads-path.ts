/** Where the files of download games are, below this site's address. */
export const DOWNLOADS_PATH = '/downloads/';
