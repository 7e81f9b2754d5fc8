/** Spending tokens: a row of the ledger for an item, taken once for good, and never more than there are. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { TokenPurchase } from '@/lib/contract/token-claims';
import { ServiceError } from '@/lib/errors';
import { tokenEntry } from '../../db/schema/streaks';
import type { Player } from '../players/current-player';
import { lockPlayer } from '../players/lock-player';
import type { ScoresService } from '../service';
import { getTokenBalance } from './list-entries';

const notEnough = (): ServiceError => new ServiceError('unprocessable', 'There are not enough tokens.');

/**
 * Takes the price of an item. Idempotent: who has it pays nothing more, whatever it costs by now.
 * @param player null for who has never been here, and so has no tokens
 * @throws ServiceError forbidden for a token that orders nothing, unprocessable where there are not enough,
 *   unauthorized where the account is deleted meanwhile
 */
export const spendTokens = async (
  { db, clock }: ScoresService,
  player: Player | null,
  spending: TokenPurchase | null,
): Promise<{ item: string; total_tokens: number }> => {
  if (!spending) throw new ServiceError('forbidden', 'Tokens are spent by the site alone.');
  if (!player) throw notEnough();
  const { item, amount } = spending;
  return db.transaction(async (tx) => {
    // What is earned or taken back meanwhile waits, and so does the same purchase from another tab.
    if (!(await lockPlayer(tx, player)))
      throw new ServiceError('unauthorized', 'A valid player token is needed.');
    const { total_tokens: total } = await getTokenBalance({ db: tx }, player);
    const [bought] = await tx
      .select({ id: tokenEntry.id })
      .from(tokenEntry)
      .where(and(eq(tokenEntry.playerId, player.id), eq(tokenEntry.item, item)));
    if (bought) return { item, total_tokens: total };
    if (total < amount) throw notEnough();
    await tx
      .insert(tokenEntry)
      .values({ playerId: player.id, item, amount: -amount, reason: 'spent', at: clock.now() });
    return { item, total_tokens: total - amount };
  });
};

/** The items that a player has; none for who has never been here. */
export const listPurchases = async ({ db }: ScoresService, player: Player | null) => {
  if (!player) return { items: [] };
  const rows = await db
    .select({ item: tokenEntry.item })
    .from(tokenEntry)
    .where(and(eq(tokenEntry.playerId, player.id), isNotNull(tokenEntry.item)))
    .orderBy(tokenEntry.id);
  return { items: rows.flatMap(({ item }) => (item === null ? [] : [item])) };
};
