/** A player leaves: results on boards stay as a former player's, all else goes (decisions.md "Accounts"). */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { FORMER_PLAYER } from '@/lib/domain/former-player';
import { player, run, save } from '../../db/schema/scores';
import { streakEntry, tokenEntry } from '../../db/schema/streaks';
import type { ScoresService } from '../service';
import type { Player } from './current-player';

export const removePlayer = ({ db }: ScoresService, { id }: Player): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(save).where(eq(save.playerId, id));
    await tx.delete(streakEntry).where(eq(streakEntry.playerId, id));
    await tx.delete(tokenEntry).where(eq(tokenEntry.playerId, id));
    await tx.delete(run).where(and(eq(run.playerId, id), eq(run.isCounted, false)));
    await tx.update(run).set({ moves: null, tokenHashes: [] }).where(eq(run.playerId, id));
    await tx
      .update(player)
      .set({
        subject: `former:${randomUUID()}`,
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
