/** What more than one query asks of a game: whether it is shown, and how well it is rated. */
import { and, eq, lte, sql } from 'drizzle-orm';
import { game } from '../../db/schema/product';

/** Neither hidden nor still to be published. */
export const isShown = (at: Date) => and(eq(game.isHidden, false), lte(game.publishedAt, at));

/** A rating in which few votes count little: ten votes of 3.5 stand beforehand. As the index `game_rated` has it. */
export const RATED = sql`((rating_sum + 35)::real / (rating_count + 10))`;
