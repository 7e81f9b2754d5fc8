/** The player of a request may leave while it is answered: a deletion or a merge makes them nobody. */
import { and, eq } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { player as playerTable } from '../../db/schema/scores';
import { lockPlayers } from '../boards/locks';
import type { Transaction } from '../streaks/transaction';
import type { Player } from './current-player';

/** The player's row, as long as it is theirs. */
export const isSame = ({ id, subject }: Pick<Player, 'id' | 'subject'>) =>
  and(eq(playerTable.id, id), eq(playerTable.subject, subject));

/**
 * Keeps the player's row from being deleted or made nobody's until the transaction ends; others may do the same.
 * @throws ServiceError unauthorized for who has left
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
 * @returns the player's row as it is now; null for whom a deletion or a merge has made nobody
 */
export const lockPlayer = async (
  tx: Transaction,
  player: Pick<Player, 'id' | 'subject'>,
): Promise<Player | null> => {
  await lockPlayers(tx, [player.id]);
  const [found] = await tx.select().from(playerTable).where(isSame(player));
  return found ?? null;
};
