/** Locks the player of a request, whom a deletion or a merge may remove during it. */
import { and, eq } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { player as playerTable } from '../../db/schema/scores';
import { lockPlayers } from '../boards/locks';
import type { Transaction } from '../streaks/transaction';
import type { Player } from './current-player';

/** Matches the player's row while it is theirs. */
export const isSame = ({ id, subject }: Pick<Player, 'id' | 'subject'>) =>
  and(eq(playerTable.id, id), eq(playerTable.subject, subject));

/**
 * Takes a shared lock that protects the player's row from deletion until the transaction ends.
 * @throws ServiceError unauthorized for a deleted or merged player
 */
export const holdPlayer = async (tx: Transaction, player: Pick<Player, 'id' | 'subject'>): Promise<void> => {
  const [found] = await tx
    .select({ id: playerTable.id })
    .from(playerTable)
    .where(isSame(player))
    .for('key share');
  if (!found) throw new ServiceError('unauthorized', 'A valid player token is needed.');
};

/**
 * Takes the player's lock.
 * @returns the player's current row; null for a deleted or merged player
 */
export const lockPlayer = async (
  tx: Transaction,
  player: Pick<Player, 'id' | 'subject'>,
): Promise<Player | null> => {
  await lockPlayers(tx, [player.id]);
  const [found] = await tx.select().from(playerTable).where(isSame(player));
  return found ?? null;
};
