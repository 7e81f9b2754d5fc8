/** Reads the data of visible games for sitemaps and feeds. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isFamilySlug } from '@/lib/domain/games/families';
import { game } from '../../db/schema/product';
import type { GameRow } from './present-game';
import { isListedCondition, isShownCondition } from './shown-conditions';

export const countPublished = async (db: NodePgDatabase, at: Date): Promise<number> =>
  (
    await db
      .select({ total: sql<number>`count(*)::int` })
      .from(game)
      .where(isShownCondition(at))
  )[0]?.total ?? 0;

/** Returns a page of slugs, ordered by id. */
export const listPublishedSlugs = (
  db: NodePgDatabase,
  at: Date,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      slug: game.slug,
      showLandingPage: game.showLandingPage,
      updatedAt: game.updatedAt,
      title: game.title,
      knownAs: game.knownAs,
    })
    .from(game)
    .where(isShownCondition(at))
    .orderBy(game.uid)
    .limit(limit)
    .offset(offset);

/** Returns the ids of genres that have games, for each catalog. */
export const listGenreIds = (db: NodePgDatabase, at: Date) =>
  db
    .selectDistinct({ genre: sql<string>`unnest(${game.genres})`, isDownloadGame: game.isDownloadGame })
    .from(game)
    .where(isListedCondition(at));

/** Returns the slugs of families that have online games. */
export const listFamilySlugs = async (db: NodePgDatabase, at: Date): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ family: game.family })
    .from(game)
    .where(and(isListedCondition(at), eq(game.isDownloadGame, false), isNotNull(game.family)))
    .orderBy(game.family);
  return rows.flatMap(({ family }) => family ?? []).filter(isFamilySlug);
};

export const listNewest = (db: NodePgDatabase, at: Date, limit: number): Promise<GameRow[]> =>
  db
    .select()
    .from(game)
    .where(isListedCondition(at))
    .orderBy(desc(game.publishedAt), desc(game.uid))
    .limit(limit);
