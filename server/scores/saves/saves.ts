/** Stores cloud saves; an older version never overwrites a newer one. */
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { save } from '../../db/schema/scores';
import { lockSaves } from '../boards/locks';
import type { Player } from '../players/current-player';
import { lockPlayerShared } from '../players/lock-player';
import type { ScoresService } from '../service';
import type { Transaction } from '../streaks/transaction';

const saveKeyCondition = (player: Player, game: string, slot: string) =>
  and(eq(save.playerId, player.id), eq(save.game, game), eq(save.slot, slot));

/** Storage limits. They are lower for guests, because anyone can create guests at no cost. */
const SAVE_LIMITS = {
  guest: { saves: 500, bytes: 4 * 1024 * 1024 },
  member: { saves: 2_000, bytes: 16 * 1024 * 1024 },
};

/**
 * Checks the limits.
 * @throws ServiceError unprocessable if the player's other saves leave too little room
 */
const requireStorageSpace = async (
  tx: Transaction,
  player: Player,
  { game, slot }: { game: string; slot: string },
  data: unknown,
): Promise<void> => {
  const [others] = await tx
    .select({
      saves: sql<number>`count(*)::int`,
      // Sums the stored sizes, because measuring the text would decompress it.
      bytes: sql<number>`coalesce(sum(pg_column_size(${save.data})), 0)::int`,
    })
    .from(save)
    .where(and(eq(save.playerId, player.id), or(ne(save.game, game), ne(save.slot, slot))));
  const limit = player.isGuest ? SAVE_LIMITS.guest : SAVE_LIMITS.member;
  const bytes = (others?.bytes ?? 0) + Buffer.byteLength(JSON.stringify(data) ?? '');
  if ((others?.saves ?? 0) >= limit.saves || bytes > limit.bytes)
    throw new ServiceError('unprocessable', 'There is no room for more saves.');
};

/** Returns the save in a slot; version 0 and null if there is none. */
export const getSave = async (service: ScoresService, player: Player, game: string, slot: string) => {
  const rows = await service.db
    .select()
    .from(save)
    .where(saveKeyCondition(player, game, slot))
    .limit(1);
  const row = rows[0];
  return { data: row?.data ?? null, version: row?.version ?? 0, savedAt: row?.savedAt.toISOString() ?? null };
};

/**
 * Stores progress that is based on a version.
 * @throws ServiceError notFound for a game that is not in the catalog, unprocessable if the player has no room left,
 * conflict if the stored version is newer, unauthorized if the account was deleted in the meantime
 */
export const putSave = async (
  service: ScoresService,
  player: Player,
  key: { game: string; slot: string },
  input: { data: unknown; baseVersion: number },
) => {
  const { game, slot } = key;
  if (!(await service.findGame(game))) throw new ServiceError('notFound', 'There is no such game.');
  const rows = await service.db.transaction(async (tx) => {
    // Otherwise, concurrent saves in different slots would not count each other.
    await lockSaves(tx, player.id);
    await lockPlayerShared(tx, player);
    await requireStorageSpace(tx, player, key, input.data);
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
