/** Empties the site's database: drops its schemas, so that the migrations build them anew. */
import type { Pool } from 'pg';
import type { DatabaseLog } from './database-log';
import { migrate } from './migrate';

/** How the site names its connections. */
const SITE_APPLICATION = 'starwick';

/** Returns how many connections of a running site the database has. */
export const countSiteConnections = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [SITE_APPLICATION],
  );
  return rows[0]?.count ?? 0;
};

/**
 * Deletes everything of the site's, and applies every migration. Other schemas of the database stay.
 * @returns the names of the migrations
 */
export const resetDatabase = async (pool: Pool, folder: string, log: DatabaseLog): Promise<string[]> => {
  // One statement: either everything is gone or nothing is.
  await pool.query(
    'drop schema if exists product, scores cascade; drop table if exists public.schema_migration',
  );
  return migrate(pool, folder, log);
};
