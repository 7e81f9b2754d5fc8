/** Marked by the head before the first paint, and when somebody becomes a member of Unlimited. */
export const isAdFree = (): boolean => document.documentElement.hasAttribute('data-unlimited');
