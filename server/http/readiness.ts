/** Determines what /readyz reports. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { GameSearch } from '../product/search';

interface ReadinessOptions {
  db: NodePgDatabase;
  /** Null when another backend does the search. */
  search: Pick<GameSearch, 'isReady'> | null;
}

/** About 1 MB of rows, more than the 64 kB of memory that the probe may use. */
const PROBE_ROWS = 20_000;

/**
 * Writes a row, and a temporary file that is deleted immediately. The row reuses space that the database already has;
 * the file tests for free disk space.
 */
const canWrite = async (db: NodePgDatabase): Promise<boolean> => {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local work_mem = '64kB'`);
      await tx.execute(sql`select count(*) from generate_series(1, ${PROBE_ROWS}::int)`);
      await tx.execute(sql`insert into product.rate_window (key, hits) values ('readyz', array['epoch'::timestamptz])
        on conflict (key) do update set hits = excluded.hits`);
    });
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns a check that passes when the database accepts writes and the search index is built; concurrent checks share
 * one write.
 */
export const createReadiness = ({ db, search }: ReadinessOptions): (() => Promise<boolean>) => {
  let probe: Promise<boolean> | null = null;
  return async () => {
    if (search && !search.isReady()) return false;
    probe ??= canWrite(db).finally(() => (probe = null));
    return probe;
  };
};
