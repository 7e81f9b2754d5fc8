/** Deletes a player. Results remain on boards, attributed to a former player (docs/specification/choices.md "Accounts"). */
import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { FORMER_PLAYER } from '@/lib/domain/members/former-player';
import { player, removedPlayer, run, save } from '../../db/schema/scores';
import { streakEntry, tokenEntry } from '../../db/schema/streaks';
import { lockPlayers } from '../boards/locks';
import type { ScoresService } from '../service';
import type { Player } from './current-player';
import { lockSubject } from './lock-subject';

/** The prefix of former players' subjects. */
export const FORMER_SUBJECT = 'former:';

/**
 * Deletes the player of a subject, if there is one; safe to repeat. Afterwards, tokens with this subject no longer
 * create a player.
 */
export const removePlayer = (
  { db, clock }: Pick<ScoresService, 'db' | 'clock'>,
  { subject }: Pick<Player, 'subject'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockSubject(tx, subject);
    await tx.insert(removedPlayer).values({ subject, removedAt: clock.now() }).onConflictDoNothing();
    const [found] = await tx.select({ id: player.id }).from(player).where(eq(player.subject, subject));
    if (!found) return;
    const { id } = found;
    // Waits for a submission, merge or decision in progress, so that its rows are deleted too.
    await lockPlayers(tx, [id]);
    // Waits until no run is being started and no save is being stored, because both lock the player's row.
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

const RETENTION_MS = 86_400_000;

/** Deletes the records of deleted players once all of their tokens have expired. */
export const sweepRemovedPlayers = async (db: NodePgDatabase, now: Date): Promise<void> => {
  await db.delete(removedPlayer).where(lt(removedPlayer.removedAt, new Date(now.getTime() - RETENTION_MS)));
};
