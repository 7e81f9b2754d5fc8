/** Stores cloud saves; an older copy never overwrites a newer one. */
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { save } from '../../db/schema/scores';
import type { Player } from '../players/current-player';
import { holdPlayer } from '../players/lock-player';
import type { ScoresService } from '../service';
import type { Transaction } from '../streaks/transaction';

const ofKey = (player: Player, game: string, slot: string) =>
  and(eq(save.playerId, player.id), eq(save.game, game), eq(save.slot, slot));

/** Limits of storage. Guests have less, because anyone can create them at no cost. */
const LIMITS = {
  guest: { saves: 500, bytes: 4 * 1024 * 1024 },
  member: { saves: 2_000, bytes: 16 * 1024 * 1024 },
};

/** @throws ServiceError unprocessable if the player's other saves leave too little room */
const requireRoom = async (
  tx: Transaction,
  player: Player,
  { game, slot }: { game: string; slot: string },
  data: unknown,
): Promise<void> => {
  const [others] = await tx
    .select({
      saves: sql<number>`count(*)::int`,
      // Reads the stored size, since measuring the text would decompress it.
      bytes: sql<number>`coalesce(sum(pg_column_size(${save.data})), 0)::int`,
    })
    .from(save)
    .where(and(eq(save.playerId, player.id), or(ne(save.game, game), ne(save.slot, slot))));
  const limit = player.isGuest ? LIMITS.guest : LIMITS.member;
  const bytes = (others?.bytes ?? 0) + Buffer.byteLength(JSON.stringify(data) ?? '');
  if ((others?.saves ?? 0) >= limit.saves || bytes > limit.bytes)
    throw new ServiceError('unprocessable', 'There is no room for more saves.');
};

/** Returns the save of a slot; version 0 and null without one. */
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
 * Stores progress based on a version.
 * @throws ServiceError notFound for a game that is not in the catalog, unprocessable if the player has no room left,
 *   conflict if the stored version is newer, unauthorized if the account is deleted in the meantime
 */
export const putSave = async (
  service: ScoresService,
  player: Player,
  key: { game: string; slot: string },
  input: { data: unknown; baseVersion: number },
) => {
  const { game, slot } = key;
  if (!(await service.gameOf(game))) throw new ServiceError('notFound', 'There is no such game.');
  const rows = await service.db.transaction(async (tx) => {
    await holdPlayer(tx, player);
    await requireRoom(tx, player, key, input.data);
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
