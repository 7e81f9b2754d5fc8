/** The catalogue's queries; each names what it is for, and hidden or future games are in none of them. */
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { alias } from 'drizzle-orm/pg-core';
import { game } from '../../db/schema/product';
import type { GameRow } from './present-game';

const isShown = (now: Date) => and(eq(game.isHidden, false), lte(game.publishedAt, now));

/** A game and the one that its record suggests instead. */
export interface FullRow {
  row: GameRow;
  other: GameRow | null;
}

/** Every query prepared once a pool: its plan and text are not made again for each request. */
export const gameQueries = (db: NodePgDatabase) => {
  const now = sql.placeholder('now');
  const shown = and(eq(game.isHidden, false), sql`${game.publishedAt} <= ${now}`);
  // The game that a record names as another to try, in the same query.
  const other = alias(game, 'other');
  const isOther = sql`${other.slug} = ${game.extra}->>'alternateSuggestionSlug' and not ${other.isHidden} and ${other.publishedAt} <= ${now}`;
  const byId = db
    .select({ row: game, other })
    .from(game)
    .leftJoin(other, isOther)
    .where(and(eq(game.uid, sql.placeholder('uid')), shown))
    .limit(1)
    .prepare('game_by_id');
  const byAlias = db
    .select({ row: game, other })
    .from(game)
    .leftJoin(other, isOther)
    .where(and(eq(game.slug, sql.placeholder('slug')), shown))
    .limit(1)
    .prepare('game_by_alias');
  const first = async (query: Promise<FullRow[]>): Promise<FullRow | null> => (await query)[0] ?? null;
  return {
    byId: (uid: number, at: Date) => first(byId.execute({ uid, now: at.toISOString() })),
    byAlias: (slug: string, at: Date) => first(byAlias.execute({ slug, now: at.toISOString() })),
    byKeyword: async (keyword: string): Promise<GameRow | null> =>
      (await db.select().from(game).where(eq(game.keyword, keyword)).orderBy(game.uid).limit(1))[0] ?? null,
    listShown: (at: Date): Promise<GameRow[]> =>
      db
        .select()
        .from(game)
        .where(isShown(at))
        .orderBy(desc(game.isFeatured), desc(game.playCount), desc(game.publishedAt), game.uid)
        .limit(200),
    countShown: async (at: Date): Promise<number> =>
      (
        await db
          .select({ total: sql<number>`count(*)::int` })
          .from(game)
          .where(isShown(at))
      )[0]?.total ?? 0,
    /** Games by how many genres they share with one, and how many there are; none where it does not exist. */
    listSimilar: async (uid: number, at: Date, limit: number, offset: number) => {
      const wanted = sql`(select genres from product.game where uid = ${uid})`;
      const shared = sql`cardinality(array(select unnest(${game.genres}) intersect select unnest(${wanted})))`;
      const rows = await db
        .select({ row: game, total: sql<number>`(count(*) over ())::int` })
        .from(game)
        .where(and(isShown(at), ne(game.uid, uid), sql`exists ${wanted}`))
        .orderBy(desc(shared), desc(game.playCount), game.uid)
        .limit(limit)
        .offset(offset);
      return { rows: rows.map(({ row }) => row), total: rows[0]?.total ?? 0 };
    },
  };
};

export type GameQueries = ReturnType<typeof gameQueries>;
