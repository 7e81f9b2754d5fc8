/** Lists games of the catalog, filtered, sorted and by page, with two queries. */
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { contentTypes, searchSorts } from '@/lib/contract/game-search';
import { FAMILIES } from '@/lib/domain/games/families';
import { game } from '../../db/schema/product';
import type { GameRow } from './present-game';
import { isListedCondition, isRunningDailyCondition, AVERAGE_RATING } from './shown-conditions';

export type GameSort = (typeof searchSorts)[number];
export type ContentType = (typeof contentTypes)[number];

export interface GameFilter {
  at: Date;
  genres?: readonly string[];
  types?: readonly ContentType[];
  isMobileOnly?: boolean;
  isExclusiveOnly?: boolean;
  /** The slug of a family; only its games are listed. */
  family?: string;
  /** The SQL condition of a collection's rule. */
  collection?: SQL;
  /** Lists only these games, in this order if sorted by relevance. */
  uids?: readonly number[];
}

export interface GamePage {
  sort: GameSort;
  isReversed: boolean;
  limit: number;
  offset: number;
  /** Lists only one game of each family: the first in the page's sort order. */
  isByFamily?: boolean;
}

/** A game in a list, and the number of games of its family that it represents there. */
export interface ListedGame {
  row: GameRow;
  size: number;
}

// Spec §7: choosing free_game also lists daily games.
const typeCondition = (type: ContentType, { at, uids }: GameFilter): SQL => {
  // A search by name also finds dailies whose last level has passed, because their archive remains open.
  if (type === 'daily_game') return uids ? eq(game.isDailyGame, true) : isRunningDailyCondition(at);
  return eq(game.isDownloadGame, type === 'download_game');
};

// Passes all ids as a single parameter; a placeholder for each id would cost more than the query.
const uidCondition = (uids: readonly number[]): SQL => sql`${game.uid} = any(${sql.param([...uids])}::int[])`;

const createFilterCondition = (filter: GameFilter) => {
  const { at, genres, types, isMobileOnly, isExclusiveOnly, family, collection, uids } = filter;
  return and(
    isListedCondition(at),
    genres && genres.length > 0 ? sql`${game.genres} && ${sql.param([...genres])}::text[]` : undefined,
    types && types.length > 0 ? or(...types.map((type) => typeCondition(type, filter))) : undefined,
    isMobileOnly ? eq(game.isMobile, true) : undefined,
    isExclusiveOnly ? eq(game.isExclusive, true) : undefined,
    family ? eq(game.family, family) : undefined,
    collection,
    uids ? uidCondition(uids) : undefined,
  );
};

const createOrder = (sort: GameSort, isReversed: boolean, uids: readonly number[]): SQL[] => {
  const [down, up] = isReversed ? [sql`asc`, sql`desc`] : [sql`desc`, sql`asc`];
  switch (sort) {
    case 'rating':
      return [sql`${AVERAGE_RATING} ${down}`, sql`play_count desc`, sql`uid`];
    case 'newest':
      return [sql`published_at ${down}`, sql`uid ${down}`];
    case 'title':
      return [sql`lower(title) ${up}`, sql`uid`];
    case 'relevance':
      return [sql`array_position(${sql.param([...uids])}::int[], uid) ${up}`];
    case 'popular':
      return [sql`play_count ${down}`, sql`uid`];
  }
};

/** Returns whether the list contains every game that a search term finds. */
export const isUnfiltered = (filter: GameFilter): boolean => {
  const { genres, types, isMobileOnly, isExclusiveOnly, family, collection } = filter;
  return !genres?.length && !types?.length && !isMobileOnly && !isExclusiveOnly && !family && !collection;
};

/**
 * Returns a condition that is met by the first game of each family in a sort order, and by every game without a family.
 */
const isFirstOfFamily = (condition: SQL | undefined, order: SQL): SQL =>
  sql`${game.uid} not in (select uid from (
    select uid, row_number() over (partition by family order by ${order}) as nth
    from product.game where ${and(condition, isNotNull(game.family))}) variants where nth > 1)`;

const FAMILY_NAMES = sql.join(
  Object.entries(FAMILIES).map(([slug, { name }]) => sql`when ${slug} then ${name.toLowerCase()}`),
  sql` `,
);
/**
 * Returns the text by which a list with families sorts a card: the family's name if the card represents several games,
 * otherwise the game's title.
 */
const cardNameSql = (size: SQL): SQL =>
  sql`case when ${size} > 1 then case family ${FAMILY_NAMES} else lower(title) end else lower(title) end`;

/**
 * Returns the ids on a page, sorted by the names on the cards. Games without a family are read through the index of
 * titles; the few families are then merged into them.
 */
const listByCardName = (
  matching: SQL | undefined,
  order: SQL,
  { isReversed, limit, offset }: GamePage,
): SQL => {
  const direction = isReversed ? sql`desc` : sql`asc`;
  return sql`select uid from (
      (select uid, lower(title) as card_name from product.game where ${and(matching, isNull(game.family))}
        order by ${order} limit ${limit + offset})
      union all
      (select uid, ${cardNameSql(sql`size`)} from (
        select uid, title, family, count(*) over (partition by family) as size,
          row_number() over (partition by family order by ${order}) as nth
        from product.game where ${and(matching, isNotNull(game.family))}) variants where nth = 1)
    ) cards order by card_name ${direction}, uid limit ${limit} offset ${offset}`;
};

/** Returns a page of games and their total number. */
export const listGames = async (
  db: NodePgDatabase,
  filter: GameFilter,
  page: GamePage,
): Promise<{ rows: ListedGame[]; total: number }> => {
  if (filter.uids?.length === 0) return { rows: [], total: 0 };
  const matching = createFilterCondition(filter);
  const order = sql.join(createOrder(page.sort, page.isReversed, filter.uids ?? []), sql`, `);
  const condition = page.isByFamily ? and(matching, isFirstOfFamily(matching, order)) : matching;
  // There are only a few families, so a common table expression counts their games once, and the page's games can be
  // read in index order.
  const kinds = db.$with('kinds').as(
    db
      .select({
        family: sql<string>`family`.as('kinds_family'),
        size: sql<number>`count(*)::int`.as('kinds_size'),
      })
      .from(game)
      .where(and(matching, isNotNull(game.family)))
      .groupBy(sql`family`),
  );
  const size = sql<number>`coalesce((select kinds_size from kinds where kinds_family = ${game.family}), 1)`;
  const listed = page.isByFamily
    ? db.with(kinds).select({ row: game, size }).from(game)
    : db.select({ row: game, size: sql<number>`1` }).from(game);
  const isByCardName = page.isByFamily && page.sort === 'title';
  const [rows, counted] = await Promise.all([
    isByCardName
      ? listed
          .where(sql`${game.uid} in (${listByCardName(matching, order, page)})`)
          .orderBy(sql`${cardNameSql(size)} ${page.isReversed ? sql`desc` : sql`asc`}`, game.uid)
      : listed.where(condition).orderBy(order).limit(page.limit).offset(page.offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(game)
      .where(condition),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
};
