/** Shared conditions of the queries: whether a game is visible, and how well it is rated. */
import { and, eq, lte, sql } from 'drizzle-orm';
import { game } from '../../db/schema/product';

/** Neither hidden nor scheduled for later. */
export const isShown = (at: Date) => and(eq(game.isHidden, false), lte(game.publishedAt, at));

/** Visible and in working order: listed and found. A broken game keeps its page, which says so. */
export const isListed = (at: Date) => and(isShown(at), eq(game.isBroken, false));

// The date in the last time zone: until it ends there, somebody can still play the archive's last level on time.
const LATEST_ZONE_MS = 12 * 3_600_000;

/** A daily game with a level that somebody can still play on time: its archive is not at its end. */
export const isRunningDaily = (at: Date) => {
  const latest = sql`(${new Date(at.getTime() - LATEST_ZONE_MS).toISOString().slice(0, 10)}::date)`;
  const period = sql`case archive->>'frequency' when 'weekly' then 'week' when 'monthly' then 'month' else 'day' end`;
  const newest = sql`to_char(date_trunc(${period}, ${latest}::timestamp), 'YYYY-MM-DD')`;
  return sql`(is_daily_game and coalesce(archive->>'endDate' >= ${newest}, true))`;
};

/** A rating in which few votes count little: ten votes of 3.5 stand beforehand. As the index `game_rated` has it. */
export const RATED = sql`((rating_sum + 35)::real / (rating_count + 10))`;
