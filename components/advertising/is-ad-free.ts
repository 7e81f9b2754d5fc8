/**
 * Reads the mark of an ad-free page. A script in the document's head sets the mark before the first paint. Later, the
 * mark is set when a member gets Unlimited.
 */
export const isAdFree = (): boolean => document.documentElement.hasAttribute('data-unlimited');
