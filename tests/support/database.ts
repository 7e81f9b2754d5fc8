/** Creates a database for each test file, cloned from one that has been migrated once. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, type Pool } from 'pg';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { drizzlePool } from '@/server/db/drizzle-pool';
import { createPool } from '@/server/db/connect';
import { startEmbedded, type EmbeddedPostgres } from '@/server/db/embedded/start-embedded';
import { applyMigrations, readMigrations } from '@/server/db/migrate';
import { seedCatalog } from '@/server/product/games/seed';
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
/** When the games of a test database were added. */
export const SEEDED_AT = '2026-11-21T12:00:00Z';

interface TemplateOptions {
  /** The migrations; by default those of the product. */
  folder?: string;
  /** The games that the database contains. */
  games?: readonly BuiltInGame[];
}

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

/** Creates the template `name` under another name and renames it when it is complete, unless it exists already. */
async function ensureDatabase(
  server: EmbeddedPostgres,
  client: Client,
  name: string,
  { from, fill }: { from?: string; fill(pool: Pool): Promise<void> },
): Promise<void> {
  if (await hasDatabase(client, name)) return;
  await client.query('select pg_advisory_lock($1::bigint)', [templateLockKey]);
  if (await hasDatabase(client, name)) return;
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} ${from ? `template ${from}` : ''}`);
  const pool = createPool({ ...server.config, database: unfinished }, quietLog);
  try {
    await fill(pool);
  } finally {
    await pool.end();
  }
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

/** Test data need not be preserved after a crash, so the server does not wait for its disk. */
async function disableDurability(client: Client): Promise<void> {
  const { rows } = await client.query<{ fsync: string }>('show fsync');
  if (rows[0]?.fsync === 'off') return;
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
}

const computeHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

async function ensureTemplate(
  server: EmbeddedPostgres,
  { folder, games }: Required<TemplateOptions>,
): Promise<string> {
  const migrations = await readMigrations(folder);
  const migrated =
    templatePrefix + computeHash(migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n'));
  // The catalog is written by code that may change, so its template belongs to one run: all workers have the same
  // parent process, whose id lets a later run drop the database.
  const seeded = `${testDatabasePrefix}${process.ppid}_${computeHash(migrated + JSON.stringify(games))}`;
  await withClient(server, async (client) => {
    await disableDurability(client);
    await ensureDatabase(server, client, migrated, {
      fill: async (pool) => void (await applyMigrations(pool, folder, quietLog)),
    });
    if (games.length === 0) return;
    const fillCatalog = async (pool: Pool) =>
      void (await seedCatalog(drizzlePool(pool), games, new Date(SEEDED_AT)));
    await ensureDatabase(server, client, seeded, { from: migrated, fill: fillCatalog });
  });
  return games.length > 0 ? seeded : migrated;
}

/** Opens another pool on a test's database, as a second process would. `drop` closes only this pool. */
export const connectToExisting = (existing: TestDatabase): TestDatabase => {
  const pool = createPool({ ...existing.config, max: 5 }, quietLog);
  return { ...existing, pool, db: drizzlePool(pool), drop: () => pool.end() };
};

/**
 * Creates a migrated database on the tests' embedded server, and starts the server if necessary. It is empty, apart from
 * the given games. Drop the database in `afterAll`.
 */
export async function createTestDatabase({
  folder = join(projectRoot, 'server/db/migrations'),
  games = [],
}: TemplateOptions = {}): Promise<TestDatabase> {
  const server = await startEmbedded({ dataDir: testDataDir, log: quietLog, projectRoot });
  const template = await ensureTemplate(server, { folder, games });
  // The process ID lets a later run detect that the owner has ended.
  const name = `${testDatabasePrefix}${process.pid}_${randomBytes(6).toString('hex')}`;
  await withClient(server, (client) => client.query(`create database ${name} template ${template}`));
  const config = { ...server.config, database: name };
  const pool = createPool({ ...config, max: 5 }, quietLog);
  const connectionString = server.connectionString.replace(`/${server.config.database}?`, `/${name}?`);
  const dropDatabase = async () => {
    await pool.end();
    await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    await server.release();
  };
  const db = drizzlePool(pool);
  requireOneConnection(pool, db);
  return { config, connectionString, pool, db, drop: dropDatabase };
}
