/** Creates the Drizzle instance of a pool. Its transactions always return their connection to the pool. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/**
 * Returns a Drizzle instance whose transactions close their connection when BEGIN, COMMIT or ROLLBACK fails. Drizzle
 * 0.45 never returns the connection of a failed BEGIN, so that each outage of the database would reduce the pool, and
 * reuses a connection whose state is unknown.
 */
export const drizzlePool = (pool: Pool): NodePgDatabase => {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    // Drizzle throws the error of the work only after a successful ROLLBACK.
    let workError: unknown;
    let isKnown = true;
    try {
      return await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          workError = error;
          throw error;
        }
      }, config);
    } catch (error) {
      isKnown = error === workError;
      throw error;
    } finally {
      client.release(!isKnown);
    }
  };
  return db;
};
