/**
 * Migrates a database with the repository's SQL files. Each file is applied exactly once, even when several processes
 * start at the same time.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import type { DatabaseLog } from './database-log';

export interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

// An arbitrary number that must never change, because every process of every version must use the same lock.
const advisoryLockKey = '7239417520031';

/**
 * Returns the migrations in `folder`, sorted by name.
 * @throws when the folder cannot be read
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

// Waiting for another process's migration, or rewriting a large table, may exceed the normal query timeout.
const NO_TIMEOUT = { query_timeout: 2 ** 31 - 1 };
const disableTimeouts =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

async function readAppliedMigrations(client: PoolClient): Promise<Map<string, string>> {
  await client.query(`create table if not exists public.schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.schema_migration',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function applyMigration(client: PoolClient, { name, checksum, sql }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query({ ...NO_TIMEOUT, text: sql });
    await client.query('insert into public.schema_migration (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`The migration ${name} failed and was rolled back: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/**
 * Applies the `.sql` files of `folder` that the database does not have yet, in the order of their names, each in a
 * transaction. The lock belongs to the session, so pass a direct connection, not one through a transaction pooler.
 * @returns the names of the migrations that this call applied
 * @throws when a file fails, or when an applied file was changed afterwards
 */
export async function applyMigrations(pool: Pool, folder: string, log: DatabaseLog): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query(disableTimeouts);
    await client.query({
      ...NO_TIMEOUT,
      text: 'select pg_advisory_lock($1::bigint)',
      values: [advisoryLockKey],
    });
    const applied = await readAppliedMigrations(client);
    const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
    if (changed) {
      throw new Error(
        `The migration ${changed.name} was changed after this database applied it. Restore the file, and add the change as a new migration.`,
      );
    }
    const pending = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of pending) {
      await applyMigration(client, migration);
      log.info(`Applied the migration ${migration.name}.`);
    }
    return pending.map(({ name }) => name);
  } finally {
    // Closing the connection releases the lock and discards the settings.
    client.release(true);
  }
}
