/** Fails a query that takes a second connection of the pool from inside a transaction. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { isSecondConnectionPermitted } from '@/server/db/second-connection';

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs the simulation of another program, such as a mail server, outside the caller's transaction. */
export const outsideTransaction = <T>(work: () => T): T => transactions.exit(work);

/**
 * Watches the transactions of `db`. Code that runs inside a transaction must use its client: otherwise,
 * as many transactions as the pool has connections would wait for each other until they time out.
 */
export const requireOneConnection = (pool: Pool, db: NodePgDatabase): void => {
  const connect = pool.connect.bind(pool);
  // `pool.query` connects through this method as well.
  const checkedConnect = (callback?: Parameters<Pool['connect']>[0]) => {
    if (!transactions.getStore()?.isOpen || isSecondConnectionPermitted())
      return callback ? connect(callback) : connect();
    const error = new Error('A transaction requested a second connection: query through the transaction.');
    if (callback) return callback(error, undefined, () => undefined);
    return Promise.reject(error);
  };
  pool.connect = checkedConnect as Pool['connect'];

  const open = db.transaction.bind(db);
  db.transaction = (work, config) =>
    open(async (tx) => {
      const transaction = { isOpen: true };
      try {
        return await transactions.run(transaction, () => work(tx));
      } finally {
        // Work that the transaction started and did not wait for may use the pool afterwards.
        transaction.isOpen = false;
      }
    }, config);
};
