/** Creates a database for each test file, cloned from one that has been migrated once. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, type Pool } from 'pg';
import { createPool } from '@/server/db/connect';
import { startEmbedded, type EmbeddedPostgres } from '@/server/db/embedded/start-embedded';
import { migrate, readMigrations } from '@/server/db/migrate';
import { requireOneConnection } from './one-connection';
import {
  projectRoot,
  quietLog,
  templatePrefix,
  testDatabasePrefix,
  testDataDir,
} from './embedded-test-server';

export interface TestDatabase {
  config: EmbeddedPostgres['config'];
  connectionString: string;
  pool: Pool;
  db: NodePgDatabase;
  /** Closes the pool and drops the database with any remaining connections. */
  drop(): Promise<void>;
}

const templateLockKey = '7239417520032';

async function withClient<T>(server: EmbeddedPostgres, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...server.config, database: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function hasDatabase(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

async function buildTemplate(
  server: EmbeddedPostgres,
  client: Client,
  name: string,
  folder: string,
): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const pool = createPool({ ...server.config, database: unfinished }, quietLog);
  try {
    await migrate(pool, folder, quietLog);
  } finally {
    await pool.end();
  }
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

/** Test data need not be preserved after a crash, so the server does not wait for its disk. */
async function relax(client: Client): Promise<void> {
  const { rows } = await client.query<{ fsync: string }>('show fsync');
  if (rows[0]?.fsync === 'off') return;
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
}

async function ensureTemplate(server: EmbeddedPostgres, folder: string): Promise<string> {
  const migrations = await readMigrations(folder);
  const key = migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n');
  const name = templatePrefix + createHash('sha256').update(key).digest('hex').slice(0, 16);
  await withClient(server, async (client) => {
    await relax(client);
    if (await hasDatabase(client, name)) return;
    await client.query('select pg_advisory_lock($1::bigint)', [templateLockKey]);
    if (!(await hasDatabase(client, name))) await buildTemplate(server, client, name, folder);
  });
  return name;
}

/** Opens another pool on a test's database, as a second process would. `drop` closes only this pool. */
export const reconnect = (existing: TestDatabase): TestDatabase => {
  const pool = createPool({ ...existing.config, max: 5 }, quietLog);
  return { ...existing, pool, db: drizzle(pool), drop: () => pool.end() };
};

/**
 * Creates an empty, migrated database on the tests' embedded server, and starts the server if necessary.
 * Drop the database in `afterAll`.
 * @param folder the migrations, by default those of the product
 */
export async function createTestDatabase(
  folder = join(projectRoot, 'server/db/migrations'),
): Promise<TestDatabase> {
  const server = await startEmbedded({ dataDir: testDataDir, log: quietLog, projectRoot });
  const template = await ensureTemplate(server, folder);
  // The process ID lets a later run detect that the owner has ended.
  const name = `${testDatabasePrefix}${process.pid}_${randomBytes(6).toString('hex')}`;
  await withClient(server, (client) => client.query(`create database ${name} template ${template}`));
  const config = { ...server.config, database: name };
  const pool = createPool({ ...config, max: 5 }, quietLog);
  const connectionString = server.connectionString.replace(`/${server.config.database}?`, `/${name}?`);
  const drop = async () => {
    await pool.end();
    await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    await server.release();
  };
  const db = drizzle(pool);
  requireOneConnection(pool, db);
  return { config, connectionString, pool, db, drop };
}
