/** Lists the catalog's games for an operator, newest first. */
import { and, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { game } from '../../db/schema/product';

export interface ListOptions {
  source?: string | undefined;
  isHidden?: boolean | undefined;
  limit: number;
}

export const listGames = (db: NodePgDatabase, { source, isHidden, limit }: ListOptions) =>
  db
    .select({
      slug: game.slug,
      title: game.title,
      source: game.source,
      isHidden: game.isHidden,
      isFeatured: game.isFeatured,
      publishedAt: game.publishedAt,
      plays: game.playCount,
    })
    .from(game)
    .where(
      and(
        source === undefined ? undefined : eq(game.source, source),
        isHidden === undefined ? undefined : eq(game.isHidden, isHidden),
      ),
    )
    .orderBy(desc(game.publishedAt), game.uid)
    .limit(limit);
