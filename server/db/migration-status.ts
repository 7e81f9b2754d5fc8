/** Compares the repository's migrations with those applied to a database, without changing the database. */
import type { Pool } from 'pg';
import { readMigrations } from './migrate';

export interface MigrationStatus {
  applied: { name: string; at: Date }[];
  pending: string[];
  /** Migrations that were changed after they were applied; the site refuses to start. */
  changed: string[];
  /** Migrations that are not in the folder, because a newer version of the site applied them. */
  unknown: string[];
}

interface MigrationRow {
  name: string;
  checksum: string;
  applied_at: Date;
}

const readAppliedRows = async (pool: Pool): Promise<MigrationRow[]> => {
  const { rows } = await pool.query<{ exists: boolean }>(
    `select to_regclass('public.schema_migration') is not null as exists`,
  );
  if (!rows[0]?.exists) return [];
  return (
    await pool.query<MigrationRow>(
      'select name, checksum, applied_at from public.schema_migration order by name',
    )
  ).rows;
};

/**
 * Returns the status of a database's migrations.
 * @param folder the folder with the repository's migrations
 */
export const readMigrationStatus = async (pool: Pool, folder: string): Promise<MigrationStatus> => {
  const migrations = new Map((await readMigrations(folder)).map(({ name, checksum }) => [name, checksum]));
  const applied = await readAppliedRows(pool);
  const names = new Set(applied.map(({ name }) => name));
  return {
    applied: applied.map(({ name, applied_at }) => ({ name, at: applied_at })),
    pending: [...migrations.keys()].filter((name) => !names.has(name)),
    changed: applied
      .filter(({ name, checksum }) => (migrations.get(name) ?? checksum) !== checksum)
      .map(({ name }) => name),
    unknown: applied.filter(({ name }) => !migrations.has(name)).map(({ name }) => name),
  };
};
