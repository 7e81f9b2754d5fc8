/** Locks the player of a request against concurrent deletion and merging. */
import { and, eq } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { player as playerTable } from '../../db/schema/scores';
import { lockPlayers } from '../boards/locks';
import type { Transaction } from '../streaks/transaction';
import type { Player } from './current-player';

/** Returns the condition for the player's row, which no longer matches after a deletion or a merge. */
export const samePlayerCondition = ({ id, subject }: Pick<Player, 'id' | 'subject'>) =>
  and(eq(playerTable.id, id), eq(playerTable.subject, subject));

/**
 * Takes a shared lock that prevents the deletion of the player's row until the transaction ends.
 * @throws ServiceError unauthorized for a deleted or merged player
 */
export const lockPlayerShared = async (
  tx: Transaction,
  player: Pick<Player, 'id' | 'subject'>,
): Promise<void> => {
  const [found] = await tx
    .select({ id: playerTable.id })
    .from(playerTable)
    .where(samePlayerCondition(player))
    .for('key share');
  if (!found) throw new ServiceError('unauthorized', 'A valid player token is required.');
};

/**
 * Acquires the player's lock.
 * @returns the player's current row; null for a deleted or merged player
 */
export const lockPlayer = async (
  tx: Transaction,
  player: Pick<Player, 'id' | 'subject'>,
): Promise<Player | null> => {
  await lockPlayers(tx, [player.id]);
  const [found] = await tx.select().from(playerTable).where(samePlayerCondition(player));
  return found ?? null;
};
