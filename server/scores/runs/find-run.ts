/** Finds a run for its player and token; reveals nothing about it to others. */
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ServiceError } from '@/lib/errors';
import { player as playerTable, run } from '../../db/schema/scores';
import type { Player } from '../players/current-player';
import { isRunToken } from './run-token';
import type { RunRow } from './start-run';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads a run, and locks its row if `lock` is set.
 * @throws ServiceError notFound for an unknown run or another player's run, unauthorized if the player was merged in
 * the meantime, forbidden for a token of another run
 */
export const findRun = async (
  db: Pick<NodePgDatabase, 'select'>,
  player: Player,
  id: string,
  token: string,
  { lock }: { lock: boolean },
): Promise<RunRow> => {
  if (!UUID.test(id)) throw new ServiceError('notFound', 'There is no such run.');
  const query = db
    .select()
    .from(run)
    .where(and(eq(run.id, id), eq(run.playerId, player.id)))
    .limit(1);
  const row = (lock ? await query.for('update') : await query)[0];
  if (!row) {
    const [known] = await db
      .select({ id: playerTable.id })
      .from(playerTable)
      .where(eq(playerTable.id, player.id));
    // A merge has moved the run to the member, whose next request finds it.
    if (!known) throw new ServiceError('unauthorized', 'A valid player token is required.');
    throw new ServiceError('notFound', 'There is no such run.');
  }
  if (!isRunToken(row.tokenHashes, token))
    throw new ServiceError('forbidden', 'The token does not belong to this run.');
  return row;
};
