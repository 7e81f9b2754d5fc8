/** Finds a game that a member may flag or rate: only visible games, except for administrators. */
import { eq } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { game } from '../../db/schema/product';
import { parseRowId } from '../../platform/row-id';
import { isAdministrator } from '../auth/current-member';
import type { MemberRow } from '../auth/sessions';
import type { GameRow } from '../games/present-game';
import type { ProductService } from '../service';

/**
 * Finds the game.
 * @throws ServiceError notFound
 */
export const requireGame = async (
  { db, clock }: Pick<ProductService, 'db' | 'clock'>,
  nid: string,
  viewer: MemberRow | null,
): Promise<GameRow> => {
  const uid = parseRowId(nid);
  const [row] = uid !== null ? await db.select().from(game).where(eq(game.uid, uid)).limit(1) : [];
  const isShown = row && !row.isHidden && row.publishedAt <= clock.now();
  if (!row || !(isShown || (viewer && isAdministrator(viewer))))
    throw new ServiceError('notFound', 'There is no such game.');
  return row;
};
