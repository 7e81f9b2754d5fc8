/** Marked by the head before the first paint, and when a member gains Unlimited. */
export const isAdFree = (): boolean => document.documentElement.hasAttribute('data-unlimited');
