/** Recommends what to play next: other dailies, a matching download, or a random game. */
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { levelKeyFor } from '@/lib/domain/days/level-keys';
import { game, gameTag } from '../../db/schema/product';
import { isNotHiddenCondition } from '../hidden-games/hidden-keys';
import { pickGameByKey, pickRandomGame } from './pick-random-game';
import type { GameRow } from './present-game';
import { isListedCondition, isRunningDailyCondition } from './shown-conditions';

const MAX_RECOMMENDED_GAMES = 6;
const UPSELL_COUNT = 4;

/** Lists today's other dailies, those with shared genres first. */
export const listDailyRecommendations = (db: NodePgDatabase, row: GameRow, at: Date): Promise<GameRow[]> => {
  const shared = sql`cardinality(array(select unnest(${game.genres}) intersect select unnest(${sql.param(row.genres)}::text[])))`;
  return db
    .select()
    .from(game)
    .where(and(isListedCondition(at), isRunningDailyCondition(at), ne(game.uid, row.uid)))
    .orderBy(desc(shared), desc(game.playCount), game.uid)
    .limit(MAX_RECOMMENDED_GAMES);
};

/** Lists downloads that share a genre with today's dailies. */
export const listDailyUpsell = (db: NodePgDatabase, at: Date): Promise<GameRow[]> => {
  // Unqualified column names refer to the subquery's own table.
  const dailyGenres = sql`(select array_agg(distinct genre) from (
    select unnest(genres) as genre from product.game
    where ${isRunningDailyCondition(at)} and not is_hidden and published_at <= ${at.toISOString()}) as genres)`;
  return db
    .select()
    .from(game)
    .where(and(isListedCondition(at), eq(game.isDownloadGame, true), eq(game.isDailyGame, false)))
    .orderBy(
      sql`coalesce(${game.genres} && ${dailyGenres}, false) desc`,
      desc(game.isFeatured),
      desc(game.playCount),
      game.uid,
    )
    .limit(UPSELL_COUNT);
};

/** Returns a random playable game that the visitor does not hide, optionally of one genre. */
export const getRandomGame = (
  db: NodePgDatabase,
  genre: string | undefined,
  at: Date,
  hiddenKeys: readonly string[] = [],
): Promise<GameRow | null> =>
  pickRandomGame(
    db,
    isListedCondition(at),
    isNotHiddenCondition(hiddenKeys),
    eq(game.isDownloadGame, false),
    genre ? sql`${game.genres} @> ${sql.param([genre])}::text[]` : undefined,
  );

/** Returns the key of the period that a bonus belongs to: the day, or the Monday of the week (UTC). */
const bonusPeriodKey = (every: 'day' | 'week', at: Date): string => {
  const day = at.toISOString().slice(0, 10);
  return levelKeyFor(every === 'day' ? 'daily' : 'weekly', day);
};

/** Returns the game that another game offers as a bonus on a day or in a week. It is the same for every visitor. */
export const getBonusGame = (
  db: NodePgDatabase,
  { of = '', every = 'week' }: { of?: string; every?: 'day' | 'week' },
  at: Date,
): Promise<GameRow | null> =>
  pickGameByKey(
    db,
    `${of}|${bonusPeriodKey(every, at)}|`,
    isListedCondition(at),
    eq(game.isDownloadGame, false),
    eq(game.isDailyGame, false),
    ne(game.keyword, of),
  );

/** Lists the tags that members gave a game, most frequent first. */
export const listTopTags = (db: NodePgDatabase, uid: number): Promise<{ flag_id: string; count: number }[]> =>
  db
    .select({ flag_id: gameTag.flagId, count: gameTag.tally })
    .from(gameTag)
    .where(and(eq(gameTag.gameUid, uid), sql`tally > 0`))
    .orderBy(desc(gameTag.tally), gameTag.flagId);
