/**
 * Lists games similar to a game, by the number of shared genres. Editions of the same engine alternate with other
 * games. One query.
 */
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { game } from '../../db/schema/product';
import type { GameRow } from './present-game';
import { isListedCondition } from './shown-conditions';

export interface SimilarPage {
  limit: number;
  offset: number;
  isMobileOnly: boolean | undefined;
}

/** Returns a page of similar games and their total number; an empty page when the game does not exist. */
export const listSimilar = async (
  db: NodePgDatabase,
  uid: number,
  at: Date,
  { limit, offset, isMobileOnly }: SimilarPage,
): Promise<{ rows: GameRow[]; total: number }> => {
  const ownGenres = sql`(select genres from product.game where uid = ${uid})`;
  const otherGamesWhere = (condition?: SQL) =>
    db
      .select({
        uid: game.uid,
        plays: sql`play_count`.as('plays'),
        shared: sql`cardinality(array(select unnest(genres) intersect select unnest(${ownGenres})))`.as(
          'shared',
        ),
        // Games with the same frame URL are editions of the same engine; a list of twenty editions would offer little
        // choice.
        engine: sql`coalesce(split_part(embed->>'src', '?', 1), uid::text)`.as('engine'),
        family: game.family,
      })
      .from(game)
      .where(
        and(
          isListedCondition(at),
          ne(game.uid, uid),
          sql`exists ${ownGenres}`,
          isMobileOnly ? eq(game.isMobile, true) : undefined,
          condition,
        ),
      );
  // Lists only one game of each family.
  const variants = sql`(select uid from (
    select uid, row_number() over (partition by family order by shared desc, plays desc, uid) as nth
    from (${otherGamesWhere(isNotNull(game.family))}) kinds) ranked where nth > 1)`;
  // Sorts only the ids, and reads complete rows only for the games on the page.
  const chosen = db.$with('chosen').as(
    db
      .select({
        uid: sql<number>`uid`.as('chosen_uid'),
        total: sql<number>`(count(*) over ())::int`.as('total'),
        place: sql<number>`row_number() over (order by shared desc, turn, plays desc, uid)`.as('place'),
      })
      .from(
        sql`(select *, row_number() over (partition by shared, engine order by plays desc, uid) as turn
          from (${otherGamesWhere()}) others where uid not in ${variants}) turns`,
      )
      .orderBy(sql`place`)
      .limit(limit)
      .offset(offset),
  );
  const found = await db
    .with(chosen)
    .select({ row: game, total: chosen.total })
    .from(chosen)
    .innerJoin(game, eq(game.uid, chosen.uid))
    .orderBy(chosen.place);
  // Beyond the last page, no row contains the total.
  if (found.length === 0 && offset > 0) {
    const first = await listSimilar(db, uid, at, { limit: 1, offset: 0, isMobileOnly });
    return { rows: [], total: first.total };
  }
  return { rows: found.map(({ row }) => row), total: found[0]?.total ?? 0 };
};
