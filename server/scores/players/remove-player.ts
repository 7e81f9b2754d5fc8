/** A player leaves: results on boards stay as a former player's, all else goes (decisions.md "Accounts"). */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { FORMER_PLAYER } from '@/lib/domain/former-player';
import { player, run, save } from '../../db/schema/scores';
import { streakEntry, tokenEntry } from '../../db/schema/streaks';
import { lockPlayers } from '../boards/locks';
import type { ScoresService } from '../service';
import type { Player } from './current-player';

/** What the subject of nobody begins with. */
export const FORMER_SUBJECT = 'former:';

export const removePlayer = ({ db }: ScoresService, { id }: Player): Promise<void> =>
  db.transaction(async (tx) => {
    // A submission, merge or decision that is under way goes first, and what it leaves goes too.
    await lockPlayers(tx, [id]);
    // So does a start or a save, which holds the player's row.
    await tx.select({ id: player.id }).from(player).where(eq(player.id, id)).for('update');
    await tx.delete(save).where(eq(save.playerId, id));
    await tx.delete(streakEntry).where(eq(streakEntry.playerId, id));
    await tx.delete(tokenEntry).where(eq(tokenEntry.playerId, id));
    await tx.delete(run).where(and(eq(run.playerId, id), eq(run.isCounted, false)));
    await tx.update(run).set({ moves: null, tokenHashes: [] }).where(eq(run.playerId, id));
    await tx
      .update(player)
      .set({
        subject: `${FORMER_SUBJECT}${randomUUID()}`,
        displayName: FORMER_PLAYER,
        avatarUrl: null,
        guestHash: null,
        memberId: null,
        zone: null,
        zoneTakenOn: null,
        zoneChanges: [],
      })
      .where(eq(player.id, id));
  });
