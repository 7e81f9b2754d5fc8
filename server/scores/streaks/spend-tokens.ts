/** Spends tokens: appends a ledger row for an item, only once per item and within the balance. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { TokenPurchase } from '@/lib/contract/token-claims';
import { ServiceError } from '@/lib/errors';
import { tokenEntry } from '../../db/schema/streaks';
import type { Player } from '../players/current-player';
import { lockPlayer } from '../players/lock-player';
import type { ScoresService } from '../service';
import { getTokenBalance } from './list-entries';

const createNotEnoughTokensError = (): ServiceError =>
  new ServiceError('unprocessable', 'There are not enough tokens.');

/**
 * Charges the price of an item. Safe to repeat: an owner is never charged again, even after a price change.
 * @param player null for a member who has never played and therefore has no tokens
 * @throws ServiceError forbidden for a signed token without a purchase, unprocessable without enough tokens,
 * unauthorized if the account was deleted in the meantime
 */
export const spendTokens = async (
  { db, clock }: ScoresService,
  player: Player | null,
  purchase: TokenPurchase | null,
): Promise<{ item: string; total_tokens: number }> => {
  if (!purchase) throw new ServiceError('forbidden', 'Only the site may spend tokens.');
  if (!player) throw createNotEnoughTokensError();
  const { item, amount } = purchase;
  return db.transaction(async (tx) => {
    // The lock makes concurrent grants, corrections and purchases by this player wait.
    if (!(await lockPlayer(tx, player)))
      throw new ServiceError('unauthorized', 'A valid player token is required.');
    const { total_tokens: total } = await getTokenBalance({ db: tx }, player);
    const [bought] = await tx
      .select({ id: tokenEntry.id })
      .from(tokenEntry)
      .where(and(eq(tokenEntry.playerId, player.id), eq(tokenEntry.item, item)));
    if (bought) return { item, total_tokens: total };
    if (total < amount) throw createNotEnoughTokensError();
    await tx
      .insert(tokenEntry)
      .values({ playerId: player.id, item, amount: -amount, reason: 'spent', at: clock.now() });
    return { item, total_tokens: total - amount };
  });
};

/** Lists the items that a player has bought; none for a member who has never played. */
export const listPurchases = async ({ db }: ScoresService, player: Player | null) => {
  if (!player) return { items: [] };
  const rows = await db
    .select({ item: tokenEntry.item })
    .from(tokenEntry)
    .where(and(eq(tokenEntry.playerId, player.id), isNotNull(tokenEntry.item)))
    .orderBy(tokenEntry.id);
  return { items: rows.flatMap(({ item }) => (item === null ? [] : [item])) };
};
