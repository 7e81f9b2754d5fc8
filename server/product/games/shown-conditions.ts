/** Conditions that several queries share: whether a game is visible, and how well it is rated. */
import { and, eq, lte, sql } from 'drizzle-orm';
import { game } from '../../db/schema/product';

/** Returns the condition for visible games: neither hidden nor scheduled for later. */
export const isShownCondition = (at: Date) => and(eq(game.isHidden, false), lte(game.publishedAt, at));

/**
 * Returns the condition for listed games: visible and not broken. A broken game still has its page, which states that
 * it is broken.
 */
export const isListedCondition = (at: Date) => and(isShownCondition(at), eq(game.isBroken, false));

// Computes the date in the last time zone: until it ends there, some players can still play the archive's last level on
// time.
const LATEST_ZONE_MS = 12 * 3_600_000;

/** Returns the condition for dailies with a level that some players can still play on time. */
export const isRunningDailyCondition = (at: Date) => {
  const latest = sql`(${new Date(at.getTime() - LATEST_ZONE_MS).toISOString().slice(0, 10)}::date)`;
  const period = sql`case archive->>'frequency' when 'weekly' then 'week' when 'monthly' then 'month' else 'day' end`;
  const newest = sql`to_char(date_trunc(${period}, ${latest}::timestamp), 'YYYY-MM-DD')`;
  return sql`(is_daily_game and coalesce(archive->>'endDate' >= ${newest}, true))`;
};

/**
 * A rating that adds ten votes of 3.5, so that a few real votes have little weight. The index `game_rated` uses the
 * same
 * expression.
 */
export const AVERAGE_RATING = sql`((rating_sum + 35)::real / (rating_count + 10))`;
