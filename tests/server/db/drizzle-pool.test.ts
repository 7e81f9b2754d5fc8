/** Tests that no transaction keeps a connection of the pool, also when the database stops responding. */
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '@/server/db/connect';
import { drizzlePool } from '@/server/db/drizzle-pool';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { quietLog } from '../../support/embedded-test-server';
import { openRelay, type TcpRelay } from '../../support/relay';

let database: TestDatabase;
let relay: TcpRelay;
let pool: Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  relay = await openRelay(database.config);
  const limits = { max: 1, query_timeout: 500, connectionTimeoutMillis: 5_000 };
  pool = createPool({ ...database.config, ...limits, host: '127.0.0.1', port: relay.port }, quietLog);
});
afterEach(async () => {
  await relay.close();
  await pool.end();
  await database.drop();
});

const selectOne = sql`select 1`;
const connectionCounts = () => ({ total: pool.totalCount, idle: pool.idleCount });

describe('a transaction', () => {
  it('returns its connection after a commit', async () => {
    await drizzlePool(pool).transaction((tx) => tx.execute(selectOne));
    expect(connectionCounts()).toEqual({ total: 1, idle: 1 });
  });

  it('returns its connection after an error of its work was rolled back', async () => {
    const error = new Error('no');
    await expect(drizzlePool(pool).transaction(() => Promise.reject(error))).rejects.toBe(error);
    expect(connectionCounts()).toEqual({ total: 1, idle: 1 });
  });

  it('closes its connection when the database does not respond to BEGIN', async () => {
    const db = drizzlePool(pool);
    await db.execute(selectOne);
    relay.freeze();
    await expect(db.transaction((tx) => tx.execute(selectOne))).rejects.toThrow();
    expect(connectionCounts()).toEqual({ total: 0, idle: 0 });
    await db.transaction((tx) => tx.execute(selectOne));
  });

  it('closes its connection when the database does not respond to COMMIT', async () => {
    const db = drizzlePool(pool);
    await expect(db.transaction(() => Promise.resolve(relay.freeze()))).rejects.toThrow();
    expect(connectionCounts()).toEqual({ total: 0, idle: 0 });
  });

  it('closes its connection when the database does not respond to ROLLBACK', async () => {
    const failing = drizzlePool(pool).transaction(() => {
      relay.freeze();
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow();
    expect(connectionCounts()).toEqual({ total: 0, idle: 0 });
  });
});
