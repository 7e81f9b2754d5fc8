/** Marks the few transactions that may also query the pool, because their number is limited below the pool's size. */
import { AsyncLocalStorage } from 'node:async_hooks';

const permitted = new AsyncLocalStorage<true>();

/**
 * Runs work whose transactions may take a second connection. Call it only where fewer of them run at once than the pool has
 * connections; anywhere else, transactions that wait for a second connection can block each other until they time out.
 */
export const permitSecondConnection = <T>(work: () => Promise<T>): Promise<T> => permitted.run(true, work);

/** True inside `permitSecondConnection`. The tests fail every other transaction that takes a second connection. */
export const isSecondConnectionPermitted = (): boolean => permitted.getStore() === true;
