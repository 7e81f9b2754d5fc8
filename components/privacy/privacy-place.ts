/** Where the privacy question stands in the order of reading: early, and after the way past the header. */
export const PRIVACY_PLACE = 'privacy-place';
