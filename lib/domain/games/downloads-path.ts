/** The path of download games' files on this site. */
export const DOWNLOADS_PATH = '/downloads/';
