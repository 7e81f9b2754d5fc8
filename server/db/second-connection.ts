/**
 * Marks the few transactions that may query the pool while they hold a connection. At any time, fewer of them run than
 * the pool has connections.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const secondConnectionPermit = new AsyncLocalStorage<true>();

/**
 * Runs work whose transactions may take a second connection. Call it only where fewer such transactions run at a time
 * than the pool has connections; otherwise, transactions that wait for a second connection can block each other until
 * they time out.
 */
export const permitSecondConnection = <T>(work: () => Promise<T>): Promise<T> =>
  secondConnectionPermit.run(true, work);

/**
 * Returns whether the caller runs inside `permitSecondConnection`. In tests, a transaction that
 * takes a second connection without this permission fails.
 */
export const isSecondConnectionPermitted = (): boolean => secondConnectionPermit.getStore() === true;
