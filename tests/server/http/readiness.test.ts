/** Tests readiness while the database accepts connections but does not respond, as after SIGSTOP. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '@/server/db/connect';
import { createReadiness, READINESS_LIMIT_MS } from '@/server/http/readiness';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { quietLog } from '../../support/embedded-test-server';
import { openRelay, type TcpRelay } from '../../support/relay';

/** Removes the pool's own limits. Without a limit of its own, a check would never end. */
const UNLIMITED = { query_timeout: 0, statement_timeout: 0, lock_timeout: 0, connectionTimeoutMillis: 0 };
const limitMs = 200;

let database: TestDatabase;
let relay: TcpRelay;
let pool: Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  relay = await openRelay(database.config);
  pool = createPool({ ...database.config, ...UNLIMITED, host: '127.0.0.1', port: relay.port }, quietLog);
});
afterEach(async () => {
  await relay.close();
  await pool.end();
  await database.drop();
});

const waitUntil = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise(setImmediate);
};

describe('readiness of a database that does not respond', () => {
  it('has a limit below three seconds', () => {
    expect(READINESS_LIMIT_MS).toBeLessThan(3_000);
  });

  it('fails on an open connection, and passes again with a new one', async () => {
    const isReady = createReadiness({ pool, search: null, limitMs });
    expect(await createReadiness({ pool, search: null })()).toBe(true);
    relay.freeze();
    expect(await isReady()).toBe(false);
    await waitUntil(() => pool.totalCount === 0);
    expect(await createReadiness({ pool, search: null })()).toBe(true);
  });

  it('fails while another transaction locks the row that the check writes', async () => {
    expect(await createReadiness({ pool, search: null })()).toBe(true);
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(`select 1 from product.rate_window where key = 'readyz' for update`);
    expect(await createReadiness({ pool, search: null, limitMs })()).toBe(false);
    await client.query('rollback');
    client.release();
  });

  it('opens one connection at a time, although many checks fail', async () => {
    const opened = new Set<Socket>();
    const silent = createServer((socket) => void opened.add(socket.on('error', () => undefined)));
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    const silentPool = createPool({ ...database.config, ...UNLIMITED, host: '127.0.0.1', port }, quietLog);
    const isReady = createReadiness({ pool: silentPool, search: null, limitMs });
    for (let round = 0; round < 3; round += 1)
      expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([false, false, false]);
    expect(silentPool.totalCount + silentPool.waitingCount).toBe(1);
    expect(opened.size).toBe(1);
    for (const socket of opened) socket.destroy();
    await waitUntil(() => silentPool.totalCount === 0);
    silent.close();
    await silentPool.end();
  });

  it('shares one write among concurrent checks', async () => {
    let connections = 0;
    pool.on('acquire', () => (connections += 1));
    const isReady = createReadiness({ pool, search: null });
    expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
    expect(connections).toBe(1);
  });
});
