/**
 * Reads the mark that a script in the document's head sets before the first paint. The mark is also set when a member
 * gains Unlimited.
 */
export const isAdFree = (): boolean => document.documentElement.hasAttribute('data-unlimited');
