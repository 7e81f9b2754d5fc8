/** Empties the site's database: drops its schemas and creates them again with the migrations. */
import type { Pool } from 'pg';
import type { DatabaseLog } from './database-log';
import { applyMigrations } from './migrate';

/** The application name of connections that the site opens. */
const SITE_APPLICATION = 'starwick';

/** Returns the number of connections that a running site has to the database. */
export const countSiteConnections = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [SITE_APPLICATION],
  );
  return rows[0]?.count ?? 0;
};

/**
 * Deletes all of the site's data and applies every migration. Leaves the database's other schemas unchanged.
 * @returns the names of the migrations
 */
export const resetDatabase = async (pool: Pool, folder: string, log: DatabaseLog): Promise<string[]> => {
  // A single statement, so that either all schemas are dropped or none.
  await pool.query(
    'drop schema if exists product, scores cascade; drop table if exists public.schema_migration',
  );
  return applyMigrations(pool, folder, log);
};
