/** Decides what /readyz reports. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { GameSearch } from '../product/search';

interface ReadinessOptions {
  db: NodePgDatabase;
  /** Null where another backend searches. */
  search: Pick<GameSearch, 'isReady'> | null;
}

const canWrite = async (db: NodePgDatabase): Promise<boolean> => {
  try {
    await db.execute(sql`insert into product.rate_window (key, hits) values ('readyz', array['epoch'::timestamptz])
      on conflict (key) do update set hits = excluded.hits`);
    return true;
  } catch {
    return false;
  }
};

/** Returns a check that is true when the database accepts a write and the search index is built. */
export const createReadiness =
  ({ db, search }: ReadinessOptions) =>
  async (): Promise<boolean> =>
    (search === null || search.isReady()) && (await canWrite(db));
