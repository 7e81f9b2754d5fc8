/** Reads the mark that the head sets before the first paint, and that is also set when a member gains Unlimited. */
export const isAdFree = (): boolean => document.documentElement.hasAttribute('data-unlimited');
