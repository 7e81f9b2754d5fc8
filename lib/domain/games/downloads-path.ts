/** Paths of the files of download games on this site. */
export const DOWNLOADS_PATH = '/downloads/';
