/**
 * Reads the mark of an ad-free page. A script in the document's head sets it before the first paint, and it is also set
 * when a member gains Unlimited.
 */
export const isAdFree = (): boolean => document.documentElement.hasAttribute('data-unlimited');
