/** Lists a member's favorites, recently played games and recommendations. */
import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import type { PROFILE_PARTS } from '@/lib/contract/users';
import { favorite, recentGame } from '../../db/schema/member-games';
import { game } from '../../db/schema/product';
import type { RequestContext } from '../../http/context';
import { findMember } from '../auth/current-member';
import type { MemberRow } from '../auth/sessions';
import { presentSummary } from '../games/present-game';
import { listHiddenKeysOf, isNotHiddenCondition } from '../hidden-games/hidden-keys';
import { isListedCondition, isShownCondition } from '../games/shown-conditions';
import type { ProductService } from '../service';

const DEFAULT_PAGE_SIZE = 16;

export interface PageQuery {
  items_per_page?: number;
  page?: number;
}
export const readPageQuery = (query: PageQuery) => {
  const limit = query.items_per_page ?? DEFAULT_PAGE_SIZE;
  const page = query.page ?? 0;
  return {
    limit,
    offset: page * limit,
    pagerFor: (total: number) => ({ total_items: total, items_per_page: limit, page }),
  };
};

/**
 * Returns the total number of entries of a list, which each row contains. A page beyond the last one has no rows, so
 * the total is read from the list's first row instead.
 * @param readPage reads `limit` rows from `offset` on
 */
export const readTotal = async (
  rows: readonly { total: number }[],
  offset: number,
  readPage: (limit: number, offset: number) => PromiseLike<readonly { total: number }[]>,
): Promise<number> => {
  const [row] = rows.length === 0 && offset > 0 ? await readPage(1, 0) : rows;
  return row?.total ?? 0;
};

/** Returns whether the viewer may see a part of a profile: always for its owner, and for others unless it is hidden. */
export const canSeePart = async (
  service: ProductService,
  owner: MemberRow,
  part: (typeof PROFILE_PARTS)[number],
  context: RequestContext,
): Promise<boolean> =>
  !owner.hiddenParts.includes(part) || (await findMember(service, context))?.uid === owner.uid;

const totalColumn = sql<number>`(count(*) over ())::int`;

const SAVED_LISTS = {
  favorites: { table: favorite, savedAt: favorite.createdAt },
  // The same columns, except for the name of the time column.
  recent: { table: recentGame as unknown as typeof favorite, savedAt: recentGame.playedAt },
};

/** Lists a member's favorites or recently played games, newest first; empty when the owner hides them. */
export const listSavedGames = async (
  service: ProductService,
  part: keyof typeof SAVED_LISTS,
  owner: MemberRow,
  query: PageQuery,
  context: RequestContext,
) => {
  const { table, savedAt } = SAVED_LISTS[part];
  const { limit, offset, pagerFor } = readPageQuery(query);
  if (!(await canSeePart(service, owner, part, context))) return { rows: [], pager: pagerFor(0) };
  const readPage = (rowLimit: number, rowOffset: number) =>
    service.db
      .select({ row: game, total: totalColumn })
      .from(table)
      .innerJoin(game, eq(game.uid, table.gameUid))
      .where(and(eq(table.memberUid, owner.uid), isShownCondition(context.clock.now())))
      .orderBy(desc(savedAt), desc(game.uid))
      .limit(rowLimit)
      .offset(rowOffset);
  const rows = await readPage(limit, offset);
  return {
    rows: rows.map(({ row }) => presentSummary(row)),
    pager: pagerFor(await readTotal(rows, offset, readPage)),
  };
};

/**
 * Recommends games of the genres that the member plays, likes and rates highly, most popular first. Leaves out games
 * that the member already knows or hides.
 */
export const listGamesForYou = async (
  { db }: ProductService,
  { uid }: MemberRow,
  query: PageQuery,
  context: RequestContext,
) => {
  const { limit, offset, pagerFor } = readPageQuery(query);
  const known = sql`(select game_uid from product.favorite where member_uid = ${uid}
    union select game_uid from product.recent_game where member_uid = ${uid}
    union select game_uid from product.rating where member_uid = ${uid})`;
  const liked = sql`(select game_uid, 3 as weight from product.favorite where member_uid = ${uid}
    union all select game_uid, 1 from product.recent_game where member_uid = ${uid}
    union all select game_uid, value - 3 from product.rating where member_uid = ${uid})`;
  const fit = sql`(select coalesce(sum(liked.weight), 0) from ${liked} as liked
    join product.game other on other.uid = liked.game_uid
    where other.genres && ${game.genres})`;
  const isWanted = isNotHiddenCondition(await listHiddenKeysOf(db, uid));
  const readPage = (rowLimit: number, rowOffset: number) =>
    db
      .select({ row: game, total: totalColumn })
      .from(game)
      .where(
        and(
          isListedCondition(context.clock.now()),
          isWanted,
          notExists(sql`(select 1 from ${known} as known where known.game_uid = ${game.uid})`),
        ),
      )
      .orderBy(sql`${fit} desc`, desc(game.playCount), game.uid)
      .limit(rowLimit)
      .offset(rowOffset);
  const rows = await readPage(limit, offset);
  return {
    rows: rows.map(({ row }) => presentSummary(row)),
    pager: pagerFor(await readTotal(rows, offset, readPage)),
  };
};
