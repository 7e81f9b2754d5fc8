/** Lists the catalog: filtered, sorted, one page at a time; two queries. */
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { contentTypes, searchSorts } from '@/lib/contract/game-search';
import { game } from '../../db/schema/product';
import type { GameRow } from './present-game';
import { isListed, isRunningDaily, RATED } from './shown';

export type GameSort = (typeof searchSorts)[number];
export type ContentType = (typeof contentTypes)[number];

export interface GameFilter {
  at: Date;
  genres?: readonly string[];
  types?: readonly ContentType[];
  isMobileOnly?: boolean;
  isExclusiveOnly?: boolean;
  /** Only these, in this order when sorted by relevance. */
  uids?: readonly number[];
}

export interface GamePage {
  sort: GameSort;
  isReversed: boolean;
  limit: number;
  offset: number;
}

// Spec §7: daily_game is added when free_game is chosen.
const typeCondition = (type: ContentType, { at, uids }: GameFilter): SQL => {
  // A search by name also finds a daily after its last level, because its archive stays open.
  if (type === 'daily_game') return uids ? eq(game.isDailyGame, true) : isRunningDaily(at);
  return eq(game.isDownloadGame, type === 'download_game');
};

// One value, however many ids: a placeholder for each would cost more than the query.
const among = (uids: readonly number[]): SQL => sql`${game.uid} = any(${sql.param([...uids])}::int[])`;

const conditionOf = (filter: GameFilter) => {
  const { at, genres, types, isMobileOnly, isExclusiveOnly, uids } = filter;
  return and(
    isListed(at),
    genres && genres.length > 0 ? sql`${game.genres} && ${sql.param([...genres])}::text[]` : undefined,
    types && types.length > 0 ? or(...types.map((type) => typeCondition(type, filter))) : undefined,
    isMobileOnly ? eq(game.isMobile, true) : undefined,
    isExclusiveOnly ? eq(game.isExclusive, true) : undefined,
    uids ? among(uids) : undefined,
  );
};

const orderOf = (sort: GameSort, isReversed: boolean, uids: readonly number[]): SQL[] => {
  const [down, up] = isReversed ? [sql`asc`, sql`desc`] : [sql`desc`, sql`asc`];
  switch (sort) {
    case 'rating':
      return [sql`${RATED} ${down}`, sql`play_count desc`, sql`uid`];
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

/** Whether every game that a term finds belongs to the list. */
export const isUnfiltered = ({ genres, types, isMobileOnly, isExclusiveOnly }: GameFilter): boolean =>
  !genres?.length && !types?.length && !isMobileOnly && !isExclusiveOnly;

/** Returns a page of games and their total number. */
export const listGames = async (
  db: NodePgDatabase,
  filter: GameFilter,
  page: GamePage,
): Promise<{ rows: GameRow[]; total: number }> => {
  if (filter.uids?.length === 0) return { rows: [], total: 0 };
  const condition = conditionOf(filter);
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(game)
      .where(condition)
      .orderBy(...orderOf(page.sort, page.isReversed, filter.uids ?? []))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(game)
      .where(condition),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
};
