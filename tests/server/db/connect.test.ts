/** Tests the pool while its server stops and restarts. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '@/server/db/connect';
import { createDataFolder, killAndWait, readPostmasterPid } from '@/tests/support/data-folder';
import { createTestDatabase } from '@/tests/support/database';

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let database: Database;
const log = { info: vi.fn<(message: string) => void>(), error: vi.fn<(message: string) => void>() };

beforeAll(async () => {
  folder = await createDataFolder();
  database = await openDatabase({ dataDir: folder.path, log, applicationName: 'connect-test', poolSize: 3 });
});
afterAll(() => folder.remove());

const isWorking = () => database.pool.query('select 1').then(() => true);

describe('openDatabase', () => {
  it('returns a pool, a Drizzle instance and a description', async () => {
    expect(database.describe).toMatch(/^PostgreSQL 18\.\d+, embedded in /);
    expect(database.pool.options.max).toBe(3);
    const { rows } = await database.db.execute(sql`select current_setting('application_name') as name`);
    expect(rows).toEqual([{ name: 'connect-test' }]);
  });

  it('survives the crash of its server: queries fail in the meantime, then work again', async () => {
    const client = await database.pool.connect();
    await killAndWait(readPostmasterPid(`${folder.path}/postgres`), 'SIGKILL');
    const queryUntilCutOff = async () => {
      for (;;) await client.query('select 1');
    };
    await expect(queryUntilCutOff()).rejects.toThrow();
    client.release(true);
    await vi.waitFor(async () => expect(await isWorking()).toBe(true), { timeout: 20_000, interval: 50 });
    expect(log.error.mock.calls.flat().join('\n')).toMatch(/restarting it/);
  });

  it('survives connections that the server closes', async () => {
    expect(database.pool.options.host).toMatch(/^\//);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like any ('{connect-test,starwick presence %}') and pid <> pg_backend_pid()`,
    );
    await vi.waitFor(async () => expect(await isWorking()).toBe(true), { timeout: 20_000, interval: 50 });
  });

  it('stops the embedded server on close', async () => {
    await vi.waitFor(() => expect(log.info.mock.lastCall?.[0]).toMatch(/is back/), { timeout: 10_000 });
    await database.close();
    expect(readPostmasterPid(`${folder.path}/postgres`)).toBe(0);
  });

  it('uses DATABASE_URL if set, and describes it without its password', async () => {
    const other = await createTestDatabase();
    const opened = await openDatabase({
      databaseUrl: other.connectionString,
      dataDir: '',
      log,
      applicationName: 'connect-test',
    });
    expect((await opened.pool.query('select current_database() as name')).rows).toEqual([
      { name: other.config.database },
    ]);
    await opened.close();
    await other.drop();
    const refused = openDatabase({
      databaseUrl: 'postgresql://someone:hidden@127.0.0.1:1/none?connect_timeout=1',
      dataDir: '',
      log,
      applicationName: 'connect-test',
      firstResponseTimeoutMs: 0,
    });
    await expect(refused).rejects.toThrow(/^(?!.*hidden).*127\.0\.0\.1:1/);
  });
});
