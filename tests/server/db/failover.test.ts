/** Tests a DATABASE_URL with several hosts, only one of which accepts writes. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '@/server/db/connect';
import { isDatabaseUnavailable } from '@/server/http/errors';
import { splitHostUrls } from '@/server/platform/database-hosts';
import { createDataFolder } from '../../support/data-folder';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { quietLog } from '../../support/embedded-test-server';
import { openRelay, type TcpRelay } from '../../support/relay';

describe('splitting a DATABASE_URL into hosts', () => {
  it.each([
    ['postgres://a@one:5432/site', ['postgres://a@one:5432/site']],
    [
      'postgresql://a:p%40@one:5432,two/site?sslmode=require',
      ['postgresql://a:p%40@one:5432/site?sslmode=require', 'postgresql://a:p%40@two/site?sslmode=require'],
    ],
    [
      'postgres://a@one,[::1]:6000/site?target_session_attrs=read-write',
      ['postgres://a@one/site', 'postgres://a@[::1]:6000/site'],
    ],
    [
      'postgres://one,two/site?target_session_attrs=primary&x=1',
      ['postgres://one/site?x=1', 'postgres://two/site?x=1'],
    ],
    ['postgres://one/site?x=1&target_session_attrs=read-write&y=2', ['postgres://one/site?x=1&y=2']],
    ['postgres://one/site?x=1&target_session_attrs=read-write', ['postgres://one/site?x=1']],
    ['postgres://%2Fvar%2Frun/site', ['postgres://%2Fvar%2Frun/site']],
  ])('returns a URL for each host of %s', (url, hosts) => expect(splitHostUrls(url)).toEqual(hosts));

  it.each([
    'postgres://one,,two/site',
    'postgres://one,/site',
    'postgres://one:many,two/site',
    'postgres://one,two/site?target_session_attrs=standby',
  ])('rejects %s', (url) => expect(splitHostUrls(url)).toBeNull());
});

describe('a database with two hosts', () => {
  let primary: TestDatabase;
  let folder: Awaited<ReturnType<typeof createDataFolder>>;
  let standby: Database;
  let relays: [TcpRelay, TcpRelay];
  let database: Database;

  const setReadOnly = async (isOn: boolean): Promise<void> => {
    await standby.pool.query(`alter system set default_transaction_read_only = ${isOn ? 'on' : 'off'}`);
    await standby.pool.query('select pg_reload_conf()');
  };
  const folderOf = async ({ pool }: Pick<Database, 'pool'>): Promise<string | undefined> =>
    (await pool.query<{ folder: string }>(`select current_setting('data_directory') as folder`)).rows[0]
      ?.folder;

  beforeAll(async () => {
    primary = await createTestDatabase();
    folder = await createDataFolder();
    standby = await openDatabase({ dataDir: folder.path, log: quietLog, applicationName: 'failover-test' });
    await setReadOnly(true);
    const { host, port } = standby.pool.options;
    relays = [await openRelay({ host, port }), await openRelay(primary.config)];
    database = await openDatabase({
      databaseUrl: `postgres://postgres@127.0.0.1:${relays[0].port},127.0.0.1:${relays[1].port}/postgres?target_session_attrs=read-write`,
      dataDir: '',
      log: quietLog,
      applicationName: 'failover-test',
    });
  });
  afterAll(async () => {
    await database.close();
    for (const relay of relays) await relay.close();
    await standby.close();
    await folder.remove();
    await primary.drop();
  });

  it('accepts connections through the host that accepts writes, and describes both hosts', async () => {
    expect(await folderOf(database)).toBe(await folderOf(primary));
    expect(database.describe).toContain(`127.0.0.1:${relays[0].port}`);
    expect(database.describe).toContain(`127.0.0.1:${relays[1].port}`);
    expect(database.connectionString).toBe(`postgres://postgres@127.0.0.1:${relays[1].port}/postgres`);
  });

  it('fails while the primary is unreachable, and recovers once the standby is promoted', async () => {
    await relays[1].close();
    const failure = await vi.waitFor(
      () => database.pool.query('select 1').then(Promise.reject, (error: unknown) => error),
      {
        timeout: 20_000,
      },
    );
    expect(isDatabaseUnavailable(failure)).toBe(true);
    await setReadOnly(false);
    await vi.waitFor(async () => expect(await folderOf(database)).toBe(await folderOf(standby)), {
      timeout: 20_000,
      interval: 50,
    });
  });
});
