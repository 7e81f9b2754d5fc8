/** Cloud saves: acknowledged by the database, and never overwritten by an older copy. */
import { and, eq, sql } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { save } from '../../db/schema/scores';
import type { Player } from '../players/current-player';
import { holdPlayer } from '../players/lock-player';
import type { ScoresService } from '../service';

const ofKey = (player: Player, game: string, slot: string) =>
  and(eq(save.playerId, player.id), eq(save.game, game), eq(save.slot, slot));

/** The save of a slot; version 0 and null where there is none. */
export const getSave = async (service: ScoresService, player: Player, game: string, slot: string) => {
  const rows = await service.db
    .select()
    .from(save)
    .where(ofKey(player, game, slot))
    .limit(1);
  const row = rows[0];
  return { data: row?.data ?? null, version: row?.version ?? 0, savedAt: row?.savedAt.toISOString() ?? null };
};

/**
 * Stores progress on top of the version it was made from.
 * @throws ServiceError conflict when the stored version is newer, unauthorized where the account is deleted meanwhile
 */
export const putSave = async (
  service: ScoresService,
  player: Player,
  key: { game: string; slot: string },
  input: { data: unknown; baseVersion: number },
) => {
  const { game, slot } = key;
  const rows = await service.db.transaction(async (tx) => {
    await holdPlayer(tx, player);
    return tx
      .insert(save)
      .values({
        playerId: player.id,
        game,
        slot,
        version: input.baseVersion + 1,
        data: input.data,
        savedAt: sql`now()`,
      })
      .onConflictDoUpdate({
        target: [save.playerId, save.game, save.slot],
        set: { version: input.baseVersion + 1, data: input.data, savedAt: sql`now()` },
        setWhere: eq(save.version, input.baseVersion),
      })
      .returning();
  });
  const row = rows[0];
  if (!row) throw new ServiceError('conflict', 'A newer save is stored.');
  return { version: row.version, savedAt: row.savedAt.toISOString() };
};
