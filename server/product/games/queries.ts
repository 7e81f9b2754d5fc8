/** The catalog's queries, named by purpose. They never return hidden or unpublished games unless stated. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { alias } from 'drizzle-orm/pg-core';
import { game } from '../../db/schema/product';
import type { GameRow } from './present-game';
import { listSimilar, type SimilarPage } from './list-similar';
import { isListedCondition, isRunningDailyCondition, AVERAGE_RATING } from './shown-conditions';

const HOME_SHELF_GAMES = 12;
const MANY_GAMES = 36;
const MAX_DAILIES = 24;

/** A game, and the game that its record suggests as an alternative. */
export interface FullRow {
  row: GameRow;
  other: GameRow | null;
}

/** Prepares every query once per pool, so that its text and plan are not created for each request. */
export const createGameQueries = (db: NodePgDatabase) => {
  const now = sql.placeholder('now');
  const shown = and(eq(game.isHidden, false), sql`${game.publishedAt} <= ${now}`);
  // The suggested alternative is read in the same query.
  const other = alias(game, 'other');
  const isAlternative = sql`${other.slug} = ${game.extra}->>'alternateSuggestionSlug' and not ${other.isHidden} and not ${other.isBroken} and ${other.publishedAt} <= ${now}`;
  const byId = db
    .select({ row: game, other })
    .from(game)
    .leftJoin(other, isAlternative)
    .where(and(eq(game.uid, sql.placeholder('uid')), shown))
    .limit(1)
    .prepare('game_by_id');
  const byAlias = db
    .select({ row: game, other })
    .from(game)
    .leftJoin(other, isAlternative)
    .where(and(eq(game.slug, sql.placeholder('slug')), shown))
    .limit(1)
    .prepare('game_by_alias');
  const anyByAlias = db
    .select({ row: game, other })
    .from(game)
    .leftJoin(other, isAlternative)
    .where(eq(game.slug, sql.placeholder('slug')))
    .limit(1)
    .prepare('any_game_by_alias');
  const byUids = db
    .select()
    .from(game)
    .where(and(sql`${game.uid} = any(${sql.placeholder('uids')}::int[])`, shown, eq(game.isBroken, false)))
    .prepare('games_by_uid');
  const firstRowOf = async (query: Promise<FullRow[]>): Promise<FullRow | null> => (await query)[0] ?? null;
  return {
    byId: (uid: number, at: Date) => firstRowOf(byId.execute({ uid, now: at.toISOString() })),
    byAlias: (slug: string, at: Date) => firstRowOf(byAlias.execute({ slug, now: at.toISOString() })),
    /** Also returns hidden and unpublished games. */
    anyByAlias: (slug: string, at: Date) => firstRowOf(anyByAlias.execute({ slug, now: at.toISOString() })),
    /** Returns those of the games that are listed, in the order of the given uids. */
    listByUid: async (uids: readonly number[], at: Date): Promise<GameRow[]> => {
      if (uids.length === 0) return [];
      const positions = new Map(uids.map((uid, position) => [uid, position]));
      const rows = await byUids.execute({ uids: [...uids], now: at.toISOString() });
      return rows.sort((left, right) => (positions.get(left.uid) ?? 0) - (positions.get(right.uid) ?? 0));
    },
    /** @param on the transaction to read in, if the caller is inside one */
    byKeyword: async (keyword: string, on: Pick<NodePgDatabase, 'select'> = db): Promise<GameRow | null> =>
      (await on.select().from(game).where(eq(game.keyword, keyword)).orderBy(game.uid).limit(1))[0] ?? null,
    keywordOf: async (uid: number): Promise<string | null> =>
      (await db.select({ keyword: game.keyword }).from(game).where(eq(game.uid, uid)))[0]?.keyword ?? null,
    /** Returns the games that a home page may show: for each kind of shelf, its first few games. */
    listNoteworthy: (at: Date): Promise<{ row: GameRow; isRunningDaily: boolean }[]> => {
      const selectGames = (condition: SQL, order: SQL, limit: number): SQL =>
        sql`(select uid from product.game where not is_hidden and not is_broken and published_at <= ${at.toISOString()} and ${condition} order by ${order} limit ${limit})`;
      const chosen = sql.join(
        [
          selectGames(isRunningDailyCondition(at), sql`uid`, MAX_DAILIES),
          selectGames(sql`is_featured`, sql`published_at desc, play_count desc, uid`, HOME_SHELF_GAMES),
          selectGames(sql`is_staff_pick`, sql`published_at desc, uid desc`, HOME_SHELF_GAMES),
          selectGames(sql`not is_download_game`, sql`published_at desc, uid desc`, MANY_GAMES),
          selectGames(sql`not is_download_game`, sql`play_count desc, uid`, MANY_GAMES),
          selectGames(
            sql`not is_download_game and rating_count > 0`,
            sql`${AVERAGE_RATING} desc, play_count desc, uid`,
            HOME_SHELF_GAMES,
          ),
          selectGames(
            sql`is_download_game`,
            sql`is_featured desc, published_at desc, uid desc`,
            HOME_SHELF_GAMES,
          ),
        ],
        sql` union `,
      );
      return db
        .select({ row: game, isRunningDaily: sql<boolean>`${isRunningDailyCondition(at)}` })
        .from(game)
        .where(sql`${game.uid} in (${chosen})`)
        .orderBy(desc(game.isFeatured), desc(game.playCount), desc(game.publishedAt), game.uid);
    },
    countListed: async (at: Date): Promise<number> =>
      (
        await db
          .select({ total: sql<number>`count(*)::int` })
          .from(game)
          .where(isListedCondition(at))
      )[0]?.total ?? 0,
    listSimilar: (uid: number, at: Date, page: SimilarPage) => listSimilar(db, uid, at, page),
  };
};

export type GameQueries = ReturnType<typeof createGameQueries>;
