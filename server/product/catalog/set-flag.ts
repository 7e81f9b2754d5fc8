/** Sets or removes a game's flag for the command line. */
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { game } from '../../db/schema/product';
import { CATALOG_CHANNEL } from '../games/seed';

export type CatalogFlag = 'isHidden' | 'isFeatured';

/**
 * Sets or removes the flag.
 * @returns the game's title, or null when the game does not exist
 */
export const setFlag = (
  db: NodePgDatabase,
  slug: string,
  flag: CatalogFlag,
  value: boolean,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .update(game)
      .set({ [flag]: value })
      .where(eq(game.slug, slug))
      .returning({ title: game.title });
    if (row) await tx.execute(sql`select pg_notify(${CATALOG_CHANNEL}, 'flag')`);
    return row?.title ?? null;
  });
