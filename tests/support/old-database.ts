/** Databases in the state before a migration. Tests fill them with the SQL of that time, then migrate. */
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { applyMigrations } from '@/server/db/migrate';
import { createTestDatabase } from './database';
import { projectRoot, quietLog } from './embedded-test-server';

export const MIGRATIONS_FOLDER = join(projectRoot, 'server/db/migrations');

/** Copies the migrations whose names pass the filter into a folder, and calls `work` with it. */
const withMigrations = async <T>(
  isIncluded: (name: string) => boolean,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'starwick-migrations-'));
  try {
    const names = (await readdir(MIGRATIONS_FOLDER)).filter(
      (name) => name.endsWith('.sql') && isIncluded(name),
    );
    for (const name of names) await copyFile(join(MIGRATIONS_FOLDER, name), join(folder, name));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Creates a database with every migration before `name`. The current schema and queries do not match it. */
export const createOldDatabase = (name: string) =>
  withMigrations(
    (each) => each < name,
    (folder) => createTestDatabase({ folder }),
  );

/** Applies the migrations through `name` and returns the names of those applied. */
export const migrateThrough = (pool: Pool, name: string): Promise<string[]> =>
  withMigrations(
    (each) => each <= name,
    (folder) => applyMigrations(pool, folder, quietLog),
  );
