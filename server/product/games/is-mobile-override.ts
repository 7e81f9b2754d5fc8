/** The one flag that an administrator may change and that the content of a game states as well. */
import { sql } from 'drizzle-orm';
import { game } from '../../db/schema/product';

/** For upserts of games: an administrator's decision stays, else the new content's is taken. */
export const isMobileOverride = sql<boolean>`coalesce(${game.mobileOverride}, excluded.is_mobile)`;
