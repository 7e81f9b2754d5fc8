/** The mobile flag, which both an administrator and a game's content can set. */
import { sql } from 'drizzle-orm';
import { game } from '../../db/schema/product';

/** For upserts of games: keeps an administrator's decision; otherwise uses the value of the new content. */
export const isMobileOverride = sql<boolean>`coalesce(${game.mobileOverride}, excluded.is_mobile)`;
