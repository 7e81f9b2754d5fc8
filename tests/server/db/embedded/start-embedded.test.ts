/** Tests the embedded server in this process, from its first start to its last stop. */
import { once } from 'node:events';
import { appendFileSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEndpoint } from '@/server/db/embedded/postmaster';
import { isEmbeddedRunning, startEmbedded } from '@/server/db/embedded/start-embedded';
import { queryPostgres, createDataFolder, readPostmasterPid } from '@/tests/support/data-folder';
import { quietLog } from '@/tests/support/embedded-test-server';

let folder: Awaited<ReturnType<typeof createDataFolder>>;
const start = (dataDir = folder.path) => startEmbedded({ dataDir, log: quietLog });

beforeAll(async () => {
  folder = await createDataFolder();
});
afterAll(() => folder.remove());

describe('the embedded PostgreSQL', () => {
  it('creates a durable cluster with checksums and a built-in locale at the first start', async () => {
    const server = await start();
    expect(server.adopted).toBe(false);
    const setting = async (name: string) =>
      Object.values((await queryPostgres(server.config, `show ${name}`))[0] ?? {})[0];
    expect(await setting('server_version')).toMatch(/^18\./);
    expect(await setting('fsync')).toBe('on');
    expect(await setting('synchronous_commit')).toBe('on');
    expect(await setting('full_page_writes')).toBe('on');
    expect(await setting('data_checksums')).toBe('on');
    expect(await setting('TimeZone')).toBe('UTC');
    expect(
      await queryPostgres(
        server.config,
        'select datlocprovider, datlocale from pg_database where datname = current_database()',
      ),
    ).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }]);
    expect(await queryPostgres(server.config, `select lower('ÉÅЖ') as lower`)).toEqual([{ lower: 'éåж' }]);
    expect(await server.stop()).toBe('stopped');
    expect(await isEmbeddedRunning(folder.path)).toBe(false);
  });

  it('listens only on a socket that no other account can access', async () => {
    const server = await start();
    expect(await queryPostgres(server.config, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(server.config.host.startsWith('/')).toBe(true);
    expect(statSync(server.config.host).mode & 0o777).toBe(0o700);
    expect(statSync(server.home).mode & 0o777).toBe(0o700);
    await server.stop();
  });

  it('accepts connections by its connection string', async () => {
    const server = await start();
    const client = new Client({ connectionString: server.connectionString });
    await client.connect();
    expect((await client.query('select current_database() as name')).rows).toEqual([{ name: 'starwick' }]);
    await client.end();
    await server.stop();
  });

  it('adopts a running server at a second start, and stops it with the last client', async () => {
    const first = await start();
    const second = await start();
    expect([first.adopted, second.adopted]).toEqual([false, true]);
    expect(second.config).toEqual(first.config);
    expect(await first.stop()).toBe('kept');
    expect(await queryPostgres(second.config, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await second.stop()).toBe('stopped');
  });

  it('continues to run while another client is connected', async () => {
    const server = await start();
    const tool = new Client({ ...server.config, application_name: 'a tool' });
    await tool.connect();
    expect(await server.stop()).toBe('kept');
    expect((await tool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await tool.end();
    const next = await start();
    expect(next.adopted).toBe(true);
    expect(await next.stop()).toBe('stopped');
  });

  it('creates a database only once when two callers request it at the same time', async () => {
    const server = await start();
    const other = await start();
    await Promise.all([server.ensureDatabase('a "second" one'), other.ensureDatabase('a "second" one')]);
    await server.ensureDatabase('a "second" one');
    const config = { ...server.config, database: 'a "second" one' };
    expect(await queryPostgres(config, 'select 1 as one')).toEqual([{ one: 1 }]);
    await other.stop();
    await server.stop();
  });

  it('ignores a process id in postmaster.pid that now belongs to another program', async () => {
    const server = await start();
    await server.stop();
    const data = join(server.home, 'data');
    writeFileSync(
      join(data, 'postmaster.pid'),
      `${process.pid}\n${data}\n1\n5432\n${server.config.host}\n\n`,
    );
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(await queryPostgres(next.config, 'select 1 as one')).toEqual([{ one: 1 }]);
    await next.stop();
  });

  it("rejects an incomplete postmaster.pid and another server's socket", async () => {
    const server = await start();
    const attempts: unknown[] = [];
    const listener = createServer((socket) => void attempts.push(socket.destroy())).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const placement = (home: string) => ({
      home,
      dataFolder: join(home, 'data'),
      logFile: join(home, 'postgres.log'),
    });
    const half = { pid: readPostmasterPid(server.home), port, socketFolder: '' };
    expect(await findEndpoint(placement(server.home), half)).toBe(null);
    expect(attempts).toEqual([]);
    const completePidFile = { ...half, port: server.config.port, socketFolder: server.config.host };
    expect(await findEndpoint(placement(folder.path), completePidFile)).toBe(null);
    expect(await findEndpoint(placement(server.home), completePidFile)).toMatchObject({
      host: server.config.host,
    });
    listener.close();
    await server.stop();
  });

  it('puts the socket into another folder when the data folder has a long path', async () => {
    const longPath = join(folder.path, 'a-rather-long-name-of-a-folder'.repeat(3));
    await mkdir(longPath);
    const server = await start(longPath);
    expect(server.config.host.startsWith(longPath)).toBe(false);
    expect(statSync(server.config.host).mode & 0o777).toBe(0o700);
    const other = await start(longPath);
    expect(other.adopted).toBe(true);
    await other.stop();
    await server.stop();
    expect(readPostmasterPid(server.home)).toBe(0);
    expect(existsSync(server.config.host)).toBe(false);
  });

  it("reports PostgreSQL's message and a remedy when the server does not start", async () => {
    const server = await start();
    await server.stop();
    appendFileSync(join(server.home, 'data', 'postgresql.auto.conf'), "no_such_setting = 'x'\n");
    await expect(start()).rejects.toThrow(/no_such_setting[\s\S]*DATABASE_URL/);
  });
});
