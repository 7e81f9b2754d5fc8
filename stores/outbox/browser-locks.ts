/** The browser's locks, which all tabs of the site share. */

export type Locks = Pick<LockManager, 'request'>;

/** Returns null if the browser does not support locks. */
export const browserLocks = (): Locks | null =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
