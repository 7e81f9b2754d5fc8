/** The id of the element that contains the privacy question, early in the reading order after the skip link. */
export const PRIVACY_SLOT_ID = 'privacy-place';
