/** The browser's locks, over all tabs of the site. */

export type Locks = Pick<LockManager, 'request'>;

/** Returns null where the browser has none. */
export const browserLocks = (): Locks | null =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
