/**
 * Runs a primary PostgreSQL server and a synchronous standby from the embedded programs. Every commit reaches the
 * standby
 * before it is acknowledged.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort } from '../../scripts/lib/site-server.mjs';
import { type Account, giveToUnprivilegedAccount, isRoot } from '@/server/db/embedded/account';
import { type Binaries, prepareBinaries } from '@/server/db/embedded/binaries';
import { runToEnd } from '@/server/db/embedded/process-table';
import { projectRoot } from './embedded-test-server';

const READY_WITHIN_MS = 60_000;
const DATABASE_NAME = 'starwick';

interface PostgresServer {
  port: number;
  process: ChildProcess;
}

export interface ReplicatedPostgres {
  /** Both hosts, in the format of `DATABASE_URL`. */
  databaseUrl: string;
  /** Kills the primary without a shutdown. */
  killPrimary(): Promise<void>;
  /** Makes the standby accept writes. */
  promoteStandby(): Promise<void>;
  /** Opens a connection to the standby. */
  connectToStandby(): Promise<Client>;
  remove(): Promise<void>;
}

const connectTo = async (port: number, database: string): Promise<Client> => {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const waitForExit = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

const endServer = async ({ process: child }: PostgresServer, signal: NodeJS.Signals): Promise<void> => {
  child.kill(signal);
  await waitForExit(child);
};

const waitUntilReady = async ({ port, process: child }: PostgresServer): Promise<void> => {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const client = await connectTo(port, 'postgres').catch(() => null);
    if (client) return client.end();
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error('PostgreSQL did not start; its log is beside its data.');
    await wait(50);
  }
};

/** Starts both servers with an empty database. */
export const startReplicatedPostgres = async (): Promise<ReplicatedPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'starwick-failover-'));
  const account: Account | undefined = isRoot() ? await giveToUnprivilegedAccount(folder) : undefined;
  const binaries: Binaries = await prepareBinaries(projectRoot, folder, account);
  const startServer = async (name: string, settings: readonly string[]): Promise<PostgresServer> => {
    const port = await findFreePort();
    const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, ...settings];
    const child = spawn(
      binaries.postgres,
      ['-D', join(folder, name), ...options.flatMap((option) => ['-c', option])],
      { cwd: folder, stdio: 'ignore', ...account },
    );
    const server = { port, process: child };
    await waitUntilReady(server);
    return server;
  };

  const { ok, output } = await runToEnd(
    binaries.initdb,
    ['-D', join(folder, 'primary'), '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    folder,
    account,
  );
  if (!ok) throw new Error(output);
  const first = await startServer('primary', []);
  const client = await connectTo(first.port, 'postgres');
  await client.query(`create database ${DATABASE_NAME}`);
  await client.end();
  await endServer(first, 'SIGINT');

  // The copy of a server that was shut down is a valid standby.
  await cp(join(folder, 'primary'), join(folder, 'standby'), { recursive: true, preserveTimestamps: true });
  await writeFile(join(folder, 'standby', 'standby.signal'), '');
  if (account)
    await runToEnd('chown', ['-R', `${account.uid}:${account.gid}`, join(folder, 'standby')], folder);
  const primary = await startServer('primary', ['synchronous_standby_names=*']);
  const standby = await startServer('standby', [
    `primary_conninfo=host=127.0.0.1 port=${primary.port} user=postgres`,
  ]);
  const connectToStandby = () => connectTo(standby.port, DATABASE_NAME);
  return {
    databaseUrl: `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/${DATABASE_NAME}?target_session_attrs=read-write`,
    killPrimary: () => endServer(primary, 'SIGKILL'),
    promoteStandby: async () => {
      const promoting = await connectToStandby();
      await promoting.query('select pg_promote()');
      await promoting.end();
    },
    connectToStandby,
    remove: async () => {
      for (const server of [primary, standby]) await endServer(server, 'SIGQUIT');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
