/**
 * Starts the embedded PostgreSQL server of a data folder. All processes that open the folder share the server; the
 * last one to disconnect stops it.
 */
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { escapeIdentifier } from 'pg';
import type { DatabaseLog } from '../database-log';
import { prepareBinaries, type Binaries } from './binaries';
import type { Endpoint } from './endpoint';
import { ensureCluster } from './initialise';
import { withLock } from './lock';
import { readRecordedClusterHome, prepareClusterFolder, type ClusterPlacement } from './placement';
import { findEndpoint, findPostmaster, adoptOrStartServer, stopServer } from './postmaster';
import {
  queryPresence,
  closePresence,
  isAnotherProcessConnected,
  openPresence,
  type PresenceConnection,
} from './presence';
import { rotateLog } from './server-log';

export interface EmbeddedOptions {
  dataDir: string;
  log: DatabaseLog;
  /** The name of the database, which is created if missing; `starwick` by default. */
  database?: string;
  /** The folder that contains node_modules; the working directory by default. */
  projectRoot?: string;
  /** Folders to try for the data if the process runs as root and the database account cannot reach `dataDir`. */
  fallbackFolders?: string[];
}

export interface EmbeddedPostgres {
  /** `pg` settings of the database. They may change after a restart; see `onRestart`. */
  config: Endpoint & { database: string };
  connectionString: string;
  /** Whether the server was already running. */
  adopted: boolean;
  /** The folder with the data, the socket and the server's log. */
  home: string;
  /** Creates the database `name` if it does not exist. */
  ensureDatabase(name: string): Promise<void>;
  /** Calls `listener` with the new settings each time the server has stopped unexpectedly and is running again. */
  onRestart(listener: (endpoint: Endpoint) => void): void;
  /** Disconnects without stopping the server. */
  release(): Promise<void>;
  /**
   * Disconnects, and stops the server unless another client is connected, no matter which process started it. Every
   * connection to any of its databases counts, including those of this process, so close your own pools first.
   */
  stop(): Promise<'stopped' | 'kept'>;
}

const maxBackoffMs = 10_000;
const rotateEveryMs = 3_600_000;

function toConnectionString({ host, port, user, password, database }: EmbeddedPostgres['config']): string {
  const credentials = encodeURIComponent(user) + (password ? `:${encodeURIComponent(password)}` : '');
  return `postgresql://${credentials}@/${encodeURIComponent(database)}?host=${encodeURIComponent(host)}&port=${port}`;
}

async function createDatabaseIfMissing(presence: PresenceConnection, name: string): Promise<void> {
  if (await queryPresence(presence, 'select 1 from pg_database where datname = $1', [name])) return;
  await queryPresence(presence, `create database ${escapeIdentifier(name)}`).catch(
    (error: { code?: string }) => {
      // 42P04, 23505: another process created the database between the two statements.
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    },
  );
}

/** Returns whether a server is running for `dataDir`. Starts and creates nothing. */
export async function isEmbeddedRunning(dataDir: string): Promise<boolean> {
  const home = (await readRecordedClusterHome(dataDir)) ?? join(dataDir, 'postgres');
  return (await findPostmaster(join(home, 'data'))) !== null;
}

/**
 * Adopts the running PostgreSQL of `dataDir` or starts it, after creating it on first use. Restarts it when it dies.
 * @throws with PostgreSQL's message and a remedy when it cannot be started
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const lockFile = join(dataDir, 'postgres.lock');
  const listeners: ((endpoint: Endpoint) => void)[] = [];
  const { log } = options;
  let placement!: ClusterPlacement;
  let binaries!: Binaries;
  let presence!: PresenceConnection;
  const shutdown = new AbortController();
  let recovery: Promise<void> = Promise.resolve();

  // Opens the presence connection while holding the lock, so that no other process stops the server between its start
  // and the first connection.
  const launchAndConnect = async () => {
    const { endpoint, adopted } = await adoptOrStartServer(placement, binaries);
    presence = await openPresence(endpoint);
    void presence.ended.then(() => {
      if (!shutdown.signal.aborted) recovery = restartServer();
    });
    return { endpoint, adopted };
  };

  const restartServer = async () => {
    log.error('The embedded PostgreSQL closed the connection; restarting it.');
    for (let backoffMs = 50; !shutdown.signal.aborted; backoffMs = Math.min(backoffMs * 2, maxBackoffMs)) {
      try {
        await wait(backoffMs, undefined, { ref: false, signal: shutdown.signal });
        const { endpoint } = await withLock(lockFile, launchAndConnect);
        for (const listener of listeners) listener(endpoint);
        log.info('The embedded PostgreSQL is back.');
        return;
      } catch (error) {
        if (shutdown.signal.aborted) return;
        log.error(`The embedded PostgreSQL is still down. ${String(error)}`);
      }
    }
  };

  const { endpoint, adopted } = await withLock(lockFile, async () => {
    placement = await prepareClusterFolder(dataDir, options.fallbackFolders);
    binaries = await prepareBinaries(options.projectRoot ?? process.cwd(), placement.home, placement.account);
    const created = await ensureCluster(placement, binaries);
    if (created) log.info(`Created a new PostgreSQL ${binaries.major} database in ${placement.home}.`);
    return launchAndConnect();
  });
  const rotation = setInterval(() => void rotateLog(placement.logFile).catch(() => undefined), rotateEveryMs);
  rotation.unref();

  const releaseServer = async () => {
    shutdown.abort();
    clearInterval(rotation);
    await recovery;
  };
  // The presence connection may be lost although the server is running again, perhaps started by another process.
  const reconnectAndCheck = async () => {
    const running = await findPostmaster(placement.dataFolder);
    if (!running) return false;
    const found = await findEndpoint(placement, running);
    if (!found) return true;
    presence = await openPresence(found);
    return isAnotherProcessConnected(presence);
  };
  const config = { ...endpoint, database: options.database ?? 'starwick' };
  listeners.push((renewed) => Object.assign(config, renewed));
  await createDatabaseIfMissing(presence, config.database);

  return {
    config,
    connectionString: toConnectionString(config),
    adopted: adopted,
    home: placement.home,
    ensureDatabase: (name) => createDatabaseIfMissing(presence, name),
    onRestart: (listener) => void listeners.push(listener),
    release: async () => {
      await releaseServer();
      await closePresence(presence);
    },
    stop: async () => {
      await releaseServer();
      return withLock(lockFile, async () => {
        const isNeeded = await isAnotherProcessConnected(presence).catch(reconnectAndCheck);
        if (!isNeeded) await stopServer(placement, binaries);
        await closePresence(presence);
        return isNeeded ? 'kept' : 'stopped';
      });
    },
  };
}
