/** Opens the database: the server at DATABASE_URL, or the embedded one. No other module opens it. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Client, Pool, type PoolConfig } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { splitHostUrls } from '../platform/database-hosts';
import { drizzlePool } from './drizzle-pool';
import type { DatabaseLog } from './database-log';
import { createFailoverClient, createHostFinder } from './failover';
import { startEmbedded } from './embedded/start-embedded';

export interface DatabaseOptions {
  /**
   * The URL of a PostgreSQL server, version 15 or later, with one or several hosts. Without it, the embedded server in
   * `dataDir` is used.
   */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: DatabaseLog;
  /** The name shown in pg_stat_activity. */
  applicationName: string;
  poolSize?: number;
  /** The folder that contains node_modules; the working directory by default. */
  projectRoot?: string;
  /** How long to wait for a DATABASE_URL server that is still starting; 20 s by default. */
  firstResponseTimeoutMs?: number;
  /** Removes the time limit for statements, for command-line tools that may rewrite large tables. */
  hasNoTimeouts?: boolean;
}

export interface Database {
  pool: Pool;
  db: NodePgDatabase;
  /** Describes the server in the startup log, without a password. */
  describe: string;
  /** The server's URL, including the password. With several hosts, it contains only the host that accepted writes at startup. */
  connectionString: string;
  /** Closes the pool, then stops the embedded server, unless another client is connected or `retryConnection` is set. */
  close(options?: { retryConnection?: boolean }): Promise<void>;
}

const minMajorVersion = 15;
const drainTimeoutMs = 5_000;
const defaultFirstResponseTimeoutMs = 20_000;

const poolTimeouts = {
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  // Detects a server that disappeared without closing the connection; the server itself enforces the other limits.
  query_timeout: 25_000,
} satisfies PoolConfig;

/** Returns a pool with limits. The pool logs and replaces lost connections, which never end the process. */
export function createPool(config: PoolConfig & { Client?: typeof Client }, log: DatabaseLog): Pool {
  const pool = new Pool({
    ...poolTimeouts,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    max: 10,
    ...config,
  });
  const logConnectionError = (error: Error) => log.error(`Lost a database connection: ${error.message}`);
  pool.on('error', logConnectionError);
  // A checked-out client emits its own errors; without a listener, an error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function readVersion(pool: Pool, log: DatabaseLog, withinMs: number): Promise<string> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      const { rows } = await pool.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version.split(' ')[0] ?? '';
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!['ECONNREFUSED', '57P03', 'EAI_AGAIN', '25006'].includes(code) || Date.now() > deadline)
        throw error;
      log.info('Waiting for the database to respond.');
      await wait(1_000);
    }
  }
}

async function endPool(pool: Pool, log: DatabaseLog): Promise<void> {
  const timer = new AbortController();
  const deadline = wait(drainTimeoutMs, 'late', { signal: timer.signal }).catch(() => 'ended');
  const outcome = await Promise.race([pool.end().then(() => 'ended'), deadline]);
  timer.abort();
  if (outcome === 'late') log.error('Some database connections were still in use when the pool was closed.');
}

/**
 * Opens a pool and a Drizzle instance that uses it. The pool survives restarts of the server: queries fail in the
 * meantime and then work again.
 * @throws when the server cannot be started or reached, or is older than PostgreSQL 15
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, log, poolSize = 10 } = options;
  const embedded = databaseUrl ? null : await startEmbedded(options);
  const hosts = databaseUrl ? splitHostUrls(databaseUrl) : [];
  if (!hosts) throw new Error('DATABASE_URL is invalid: each host must be host:port, separated by commas.');
  const findHost = hosts.length > 1 ? createHostFinder(hosts) : null;
  const url: PoolConfig & { Client?: typeof Client } = embedded
    ? embedded.config
    : { connectionString: hosts[0], ...(findHost && { Client: createFailoverClient(findHost) }) };
  const limits = options.hasNoTimeouts ? { statement_timeout: 0, query_timeout: 0 } : {};
  const pool = createPool(
    { ...url, ...limits, max: poolSize, application_name: options.applicationName },
    log,
  );
  embedded?.onRestart((endpoint) => Object.assign(pool.options, endpoint));

  const close: Database['close'] = async ({ retryConnection: retryConnection = false } = {}) => {
    await endPool(pool, log);
    if (retryConnection) await embedded?.release();
    else if ((await embedded?.stop()) === 'kept')
      log.info('PostgreSQL keeps running: another client is connected.');
  };
  try {
    const version = await readVersion(
      pool,
      log,
      options.firstResponseTimeoutMs ?? defaultFirstResponseTimeoutMs,
    );
    if (Number.parseInt(version, 10) < minMajorVersion) {
      throw new Error(`The database is PostgreSQL ${version}; ${minMajorVersion} or newer is needed.`);
    }
    const location = embedded
      ? `embedded in ${embedded.home}${embedded.adopted ? ', already running' : ''}`
      : `at ${hosts.map(describeLocation).join(', ')}`;
    return {
      pool,
      db: drizzlePool(pool),
      describe: `PostgreSQL ${version}, ${location}`,
      connectionString: embedded?.connectionString ?? (await findHost?.()) ?? hosts[0] ?? '',
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function describeLocation(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}

/** Returns whether an error means that a row violates a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === '23505') return true;
  }
  return false;
};
