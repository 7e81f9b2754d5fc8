/** The browser's locks, which all tabs of the site share. */

export type BrowserLocks = Pick<LockManager, 'request'>;

/** Returns null if the browser does not support locks. */
export const browserLocks = (): BrowserLocks | null =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
