/** The place of the privacy question in the reading order: early, after the link past the header. */
export const PRIVACY_PLACE = 'privacy-place';
