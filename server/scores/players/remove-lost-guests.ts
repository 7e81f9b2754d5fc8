/** Deletes guests who were absent for 90 days, and all their data (docs/scores.md). */
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { player } from '../../db/schema/scores';
import { lockFreezingShared, lockPlayers } from '../boards/locks';
import { removeEntries } from '../boards/move-entries';

const GUEST_DAYS = 90;
const DAY_MS = 86_400_000;
const AT_ONCE = 500;

const removeSome = (db: NodePgDatabase, before: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const isLost = and(eq(player.isGuest, true), lt(player.seenAt, before));
    const some = await tx
      .select({ id: player.id })
      .from(player)
      .where(isLost)
      .orderBy(player.id)
      .limit(AT_ONCE);
    if (some.length === 0) return 0;
    const ids = some.map(({ id }) => id);
    await lockFreezingShared(tx);
    await lockPlayers(tx, ids);
    // A guest who returned in the meantime is not deleted.
    const gone = await tx
      .delete(player)
      .where(and(inArray(player.id, ids), isLost))
      .returning({ id: player.id });
    await removeEntries(
      tx,
      gone.map(({ id }) => id),
    );
    return some.length;
  });

export const removeLostGuests = async (db: NodePgDatabase, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - GUEST_DAYS * DAY_MS);
  while ((await removeSome(db, before)) === AT_ONCE);
};
