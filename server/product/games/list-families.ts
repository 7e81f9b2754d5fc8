/** Lists families, each with the game that its Play button opens, in one query. */
import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { FAMILIES, type FamilySlug } from '@/lib/domain/games/families';
import { game } from '../../db/schema/product';
import { presentSummaryWithFamilySize } from './present-game';
import { isListedCondition, isRunningDailyCondition } from './shown-conditions';

/** Returns the families that have games, in the order of the given slugs. */
export const listFamilies = async (
  db: NodePgDatabase,
  slugs: readonly FamilySlug[],
  named: FamilySlug | null,
  at: Date,
) => {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectDistinctOn([game.family], {
      row: game,
      size: sql<number>`count(*) over (partition by ${game.family})::int`,
    })
    .from(game)
    .where(
      and(
        isListedCondition(at),
        eq(game.isDownloadGame, false),
        sql`${game.family} = any(${sql.param([...slugs])}::text[])`,
      ),
    )
    .orderBy(game.family, sql`${isRunningDailyCondition(at)} desc`, sql`play_count desc`, game.uid);
  return slugs.flatMap((slug) => {
    const found = rows.find(({ row }) => row.family === slug);
    if (!found) return [];
    const { name, lede } = FAMILIES[slug];
    return {
      slug,
      name,
      lede,
      size: found.size,
      isNamed: slug === named,
      game: presentSummaryWithFamilySize(found.row, 1),
    };
  });
};
