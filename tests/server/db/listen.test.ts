/** LISTEN over a connection that is lost, with and without a word. */
import { connect as connectSocket, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPool } from '@/server/db/connect';
import { listen, type Listener, MAX_UNNOTICED_MS } from '@/server/db/listen';
import { createLog } from '@/server/platform/log';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { quietLog } from '../../support/embedded-test-server';

const CHANNEL = 'listen_test';
const LOG = createLog({ write: () => undefined });
let database: TestDatabase;
/** Stands between the pool and the server; a frozen connection stays open and carries nothing. */
let proxy: Server;
let pairs: [Socket, Socket][] = [];
let pool: Pool;
let listener: Listener | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  const { host = '', port } = database.config;
  proxy = createServer((inner) => {
    const outer = host.startsWith('/')
      ? connectSocket({ path: `${host}/.s.PGSQL.${port}` })
      : connectSocket({ host, port: Number(port) });
    inner.on('error', () => outer.destroy()).pipe(outer);
    outer.on('error', () => inner.destroy()).pipe(inner);
    pairs.push([inner, outer]);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const endpoint = { host: '127.0.0.1', port: (proxy.address() as AddressInfo).port };
  pool = createPool({ ...database.config, ...endpoint, max: 3 }, quietLog);
});
afterEach(() => listener?.stop());
afterAll(async () => {
  for (const sockets of pairs) for (const socket of sockets) socket.destroy();
  proxy.close();
  await pool.end();
  await database.drop();
});

const freeze = (): void => {
  for (const [inner, outer] of pairs) {
    inner.unpipe(outer);
    outer.unpipe(inner);
    inner.pause();
    outer.pause();
  }
  pairs = [];
};
const start = async () => {
  const onNotice = vi.fn<() => void>();
  listener = listen(pool, CHANNEL, LOG, onNotice, { heartbeatMs: 20, answerWithinMs: 500 });
  await listener.isListening;
  return onNotice;
};
const notify = () => database.pool.query(`notify ${CHANNEL}`);

describe('a listener', () => {
  it('hears notifications, and none of its heartbeats is one', async () => {
    const onNotice = await start();
    await notify();
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  });

  it('replaces a connection that carries nothing more, and reports what may have been missed', async () => {
    const onNotice = await start();
    freeze();
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(1), { timeout: 60_000 });
    await notify();
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  });

  it('replaces a connection that the server ends', async () => {
    const onNotice = await start();
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalled(), { timeout: 60_000 });
    const calls = onNotice.mock.calls.length;
    await vi.waitFor(
      async () => {
        await notify();
        expect(onNotice.mock.calls.length).toBeGreaterThan(calls);
      },
      { timeout: 20_000 },
    );
  });

  it('notices within 15 s', () => {
    expect(MAX_UNNOTICED_MS).toBeLessThanOrEqual(15_000);
  });
});
