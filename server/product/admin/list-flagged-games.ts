/** Lists the games with an admin flag, which public lists omit. */
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ListedFlag } from '@/lib/contract/admin';
import { game } from '../../db/schema/product';
import { presentSummary } from '../games/present-game';
import { type PageQuery, readPageQuery, readTotal } from '../members/list-games-of';
import type { ProductService } from '../service';

const FLAG_CONDITIONS: Readonly<Record<ListedFlag, SQL | undefined>> = {
  hidden: eq(game.isHidden, true),
  broken: eq(game.isBroken, true),
  // Download games do not run on phones, so they need no flag.
  not_for_mobile: and(eq(game.isMobile, false), isNotNull(game.embed)),
};

export const listFlaggedGames = async ({ db }: ProductService, flag: ListedFlag, query: PageQuery) => {
  const { limit, offset, pagerFor } = readPageQuery(query);
  const readPage = (rowLimit: number, rowOffset: number) =>
    db
      .select({ row: game, total: sql<number>`(count(*) over ())::int` })
      .from(game)
      .where(FLAG_CONDITIONS[flag])
      .orderBy(asc(sql`lower(${game.title})`), asc(game.uid))
      .limit(rowLimit)
      .offset(rowOffset);
  const rows = await readPage(limit, offset);
  return {
    rows: rows.map(({ row }) => presentSummary(row)),
    pager: pagerFor(await readTotal(rows, offset, readPage)),
  };
};
