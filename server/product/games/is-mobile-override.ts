/** The one flag that both an administrator and a game's content may set. */
import { sql } from 'drizzle-orm';
import { game } from '../../db/schema/product';

/** For upserts of games: keeps an administrator's decision, else takes the new content's value. */
export const isMobileOverride = sql<boolean>`coalesce(${game.mobileOverride}, excluded.is_mobile)`;
