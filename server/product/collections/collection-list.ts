/** Lists the collections that players see. Pages show their names, so this process caches them for a minute. */
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { collection } from '../../db/schema/product';
import { isInCollection } from '../games/collection-rule';

const FRESH_MS = 60_000;

interface NamedCollection {
  keyword: string;
  title: string;
  lede: string;
}

export interface CollectionList {
  /** Returns the collections that have games, in order. */
  list(at: Date): Promise<NamedCollection[]>;
  /** Clears the cache after a change of a collection or of the catalog. */
  clear(): void;
}

const readShownCollections = async (db: NodePgDatabase, at: Date): Promise<NamedCollection[]> => {
  const rows = await db
    .select()
    .from(collection)
    .where(eq(collection.isShown, true))
    .orderBy(collection.position, collection.keyword);
  if (rows.length === 0) return [];
  const hasGamesConditions = rows.map(
    ({ rule }) => sql`exists (select from product.game where ${isInCollection(rule, at)})`,
  );
  const found = await db.execute<{ filled: boolean[] }>(
    sql`select array[${sql.join(hasGamesConditions, sql`, `)}] as filled`,
  );
  return rows
    .filter((_row, index) => found.rows[0]?.filled[index])
    .map(({ keyword, title, lede }) => ({ keyword, title, lede }));
};

export const createCollectionList = (db: NodePgDatabase): CollectionList => {
  let known: { rows: Promise<NamedCollection[]>; readAt: number } | null = null;
  return {
    list: (at) => {
      if (!known || Math.abs(at.getTime() - known.readAt) > FRESH_MS) {
        const reading = { rows: readShownCollections(db, at), readAt: at.getTime() };
        known = reading;
        reading.rows.catch(() => {
          if (known === reading) known = null;
        });
      }
      return known.rows;
    },
    clear: () => {
      known = null;
    },
  };
};
