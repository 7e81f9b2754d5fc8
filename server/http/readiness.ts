/** Determines what /readyz reports. */
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { GameSearch } from '../product/search';

interface ReadinessOptions {
  pool: Pool;
  /** Null when another backend does the search. */
  search: Pick<GameSearch, 'isReady'> | null;
  /** How long the database may take to respond; `READINESS_LIMIT_MS` by default. */
  limitMs?: number;
}

/** Shorter than the timeouts of common health checks, so that they receive a 503. */
export const READINESS_LIMIT_MS = 2_500;

/** About 1 MB of rows, more than the 64 kB of memory that the probe may use. */
const PROBE_ROWS = 20_000;

/**
 * Writes a row, and a temporary file that is deleted immediately. The row reuses space that the database already has;
 * the file tests for free disk space.
 */
const probeWrite = (db: NodePgDatabase, limitMs: number): Promise<void> =>
  db.transaction(async (tx) => {
    // The server would otherwise wait for a lock after this process has closed the connection.
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(limitMs))}`);
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from generate_series(1, ${PROBE_ROWS}::int)`);
    await tx.execute(sql`insert into product.rate_window (key, hits) values ('readyz', array['epoch'::timestamptz])
        on conflict (key) do update set hits = excluded.hits`);
  });

type ProbeOutcome = 'written' | 'failed' | 'late';

/**
 * Starts a write.
 * @returns whether it succeeded within the limit, and a promise that resolves once its connection is returned
 */
const startProbe = (pool: Pool, limitMs: number): { result: Promise<boolean>; closed: Promise<void> } => {
  let timer: NodeJS.Timeout;
  const deadline = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), limitMs)));
  const runProbe = async (): Promise<ProbeOutcome> => {
    const client = await pool.connect();
    const written = probeWrite(drizzle(client), limitMs).then(
      () => 'written' as const,
      () => 'failed' as const,
    );
    const outcome = await Promise.race([written, deadline]);
    // Destroys a late connection, because the pool would wait for it until its own, longer limit.
    client.release(outcome === 'late');
    return outcome;
  };
  const finished = runProbe().catch((): ProbeOutcome => 'failed');
  return {
    result: Promise.race([finished, deadline]).then((outcome) => outcome === 'written'),
    closed: finished.then(() => clearTimeout(timer)),
  };
};

/**
 * Returns a check that passes when the database accepts writes within the limit and the search index is built. One
 * write runs at a time; concurrent checks share its result.
 */
export const createReadiness = ({
  pool,
  search,
  limitMs = READINESS_LIMIT_MS,
}: ReadinessOptions): (() => Promise<boolean>) => {
  let current: Promise<boolean> | null = null;
  return async () => {
    if (search && !search.isReady()) return false;
    if (!current) {
      const { result, closed } = startProbe(pool, limitMs);
      current = result;
      // A connection that is still being opened prevents another probe, so that attempts do not pile up.
      void closed.then(() => (current = null));
    }
    return current;
  };
};
