/** Tests LISTEN on a connection that is closed or lost silently. */
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPool } from '@/server/db/connect';
import { listenToChannel, type Listener, MAX_UNNOTICED_LOSS_MS } from '@/server/db/listen';
import { createLog } from '@/server/platform/log';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { quietLog } from '../../support/embedded-test-server';
import { openRelay, type TcpRelay } from '../../support/relay';

const CHANNEL = 'listen_test';
const LOG = createLog({ write: () => undefined });
let database: TestDatabase;
let relay: TcpRelay;
let pool: Pool;
let listener: Listener | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  relay = await openRelay(database.config);
  const endpoint = { host: '127.0.0.1', port: relay.port };
  pool = createPool({ ...database.config, ...endpoint, max: 3 }, quietLog);
});
afterEach(() => listener?.stop());
afterAll(async () => {
  await relay.close();
  await pool.end();
  await database.drop();
});

const start = async () => {
  const onNotice = vi.fn<() => void>();
  listener = listenToChannel(pool, CHANNEL, LOG, onNotice, { heartbeatMs: 20, answerWithinMs: 500 });
  await listener.listening;
  return onNotice;
};
const notify = () => database.pool.query(`notify ${CHANNEL}`);

describe('a listener', () => {
  it('delivers notifications but not heartbeats', async () => {
    const onNotice = await start();
    await notify();
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  });

  it('replaces a connection that no longer transfers data, and reports that a notification may have been missed', async () => {
    const onNotice = await start();
    relay.freeze();
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(1), { timeout: 60_000 });
    await notify();
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  });

  it('replaces a connection that the server closes', async () => {
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

  it('detects a lost connection within 15 s', () => {
    expect(MAX_UNNOTICED_LOSS_MS).toBeLessThanOrEqual(15_000);
  });
});
