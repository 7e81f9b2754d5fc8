/** Lists games similar to another by the number of shared genres, alternating editions with other games; one query. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { game } from '../../db/schema/product';
import type { GameRow } from './present-game';
import { isListed } from './shown';

export interface SimilarPage {
  limit: number;
  offset: number;
  isMobileOnly: boolean | undefined;
}

/** Returns a page of them and their total number; none when the game does not exist. */
export const listSimilar = async (
  db: NodePgDatabase,
  uid: number,
  at: Date,
  { limit, offset, isMobileOnly }: SimilarPage,
): Promise<{ rows: GameRow[]; total: number }> => {
  const wanted = sql`(select genres from product.game where uid = ${uid})`;
  // Games with the same frame URL are editions of one game; twenty of them would offer no choice.
  const others = db
    .select({
      uid: game.uid,
      plays: sql`play_count`.as('plays'),
      shared: sql`cardinality(array(select unnest(genres) intersect select unnest(${wanted})))`.as('shared'),
      family: sql`coalesce(split_part(embed->>'src', '?', 1), uid::text)`.as('family'),
    })
    .from(game)
    .where(
      and(
        isListed(at),
        ne(game.uid, uid),
        sql`exists ${wanted}`,
        isMobileOnly ? eq(game.isMobile, true) : undefined,
      ),
    );
  // Only ids are sorted; the games themselves are fetched for the page only.
  const chosen = db.$with('chosen').as(
    db
      .select({
        uid: sql<number>`uid`.as('chosen_uid'),
        total: sql<number>`(count(*) over ())::int`.as('total'),
        place: sql<number>`row_number() over (order by shared desc, turn, plays desc, uid)`.as('place'),
      })
      .from(
        sql`(select *, row_number() over (partition by shared, family order by plays desc, uid) as turn
          from (${others}) others) turns`,
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
  // Past the last page there is no row to read the total from.
  if (found.length === 0 && offset > 0) {
    const first = await listSimilar(db, uid, at, { limit: 1, offset: 0, isMobileOnly });
    return { rows: [], total: first.total };
  }
  return { rows: found.map(({ row }) => row), total: found[0]?.total ?? 0 };
};
