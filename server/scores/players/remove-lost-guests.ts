/** Deletes guests who were absent for 90 days, and all their data (docs/scores.md). */
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { player } from '../../db/schema/scores';
import { lockFreezeShared, lockPlayers } from '../boards/locks';
import { removeEntries } from '../boards/move-entries';

const GUEST_DAYS = 90;
const DAY_MS = 86_400_000;
const BATCH_SIZE = 500;

const removeBatch = (db: NodePgDatabase, before: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const isLost = and(eq(player.isGuest, true), lt(player.seenAt, before));
    const lostGuests = await tx
      .select({ id: player.id })
      .from(player)
      .where(isLost)
      .orderBy(player.id)
      .limit(BATCH_SIZE);
    if (lostGuests.length === 0) return 0;
    const ids = lostGuests.map(({ id }) => id);
    await lockFreezeShared(tx);
    await lockPlayers(tx, ids);
    // A guest who returned in the meantime is not deleted.
    const removedGuests = await tx
      .delete(player)
      .where(and(inArray(player.id, ids), isLost))
      .returning({ id: player.id });
    await removeEntries(
      tx,
      removedGuests.map(({ id }) => id),
    );
    return lostGuests.length;
  });

export const removeLostGuests = async (db: NodePgDatabase, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - GUEST_DAYS * DAY_MS);
  while ((await removeBatch(db, before)) === BATCH_SIZE);
};
