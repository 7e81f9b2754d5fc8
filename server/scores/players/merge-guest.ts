/**
 * Merges a guest into a member: moves runs, board entries, saves and ledgers in one transaction, and deletes the guest
 * (docs/scores.md).
 */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { player, run } from '../../db/schema/scores';
import { tokenEntry } from '../../db/schema/streaks';
import type { RequestContext } from '../../http/context';
import { lockFreezeShared, lockPlayers } from '../boards/locks';
import { insertEntriesOfRuns, removeEntries } from '../boards/move-entries';
import type { ScoresService } from '../service';
import type { Transaction } from '../streaks/transaction';
import { updateLedgers } from '../streaks/update-ledgers';
import { type Player, resolveZones } from './current-player';
import { lockPlayer } from './lock-player';

interface MergedPlayers {
  guestId: number;
  memberId: number;
}

/** Of two counted runs of the same game and day, keeps the earlier one; the other becomes practice. */
const mergeCountedRuns = async (tx: Transaction, { guestId, memberId }: MergedPlayers): Promise<void> => {
  await tx.execute(sql`
    with rival as (
      select id, row_number() over (partition by game, mode, level_key order by finished_at, id) as place
      from scores.run where player_id in (${guestId}, ${memberId}) and is_counted and level_key is not null
    )
    update scores.run set is_counted = false, is_ranked = false
    from rival where rival.id = run.id and rival.place > 1`);
};

/** Of two open runs of the same daily level, keeps the one that is on time, otherwise the one played most recently. */
const mergeOpenRuns = async (tx: Transaction, { guestId, memberId }: MergedPlayers): Promise<void> => {
  await tx.execute(sql`
    with rival as (
      select id, row_number() over (partition by game, mode, level_key order by is_on_time desc, last_seen_at desc, id) as place
      from scores.run where player_id in (${guestId}, ${memberId}) and state = 'open' and level_key is not null
    )
    update scores.run set state = 'abandoned' from rival where rival.id = run.id and rival.place > 1`);
};

/** Moves the saves; of two saves in the same slot, keeps the newer one. */
const moveSaves = async (tx: Transaction, { guestId, memberId }: MergedPlayers): Promise<void> => {
  await tx.execute(sql`
    insert into scores.save as own (player_id, game, slot, version, data, saved_at)
    select ${memberId}, game, slot, version, data, saved_at from scores.save where player_id = ${guestId}
    on conflict (player_id, game, slot) do update
      set data = excluded.data, saved_at = excluded.saved_at, version = greatest(own.version, excluded.version) + 1
      where excluded.saved_at > own.saved_at`);
};

/** Gives a member without a zone the guest's zones. */
const moveZone = async (tx: Transaction, member: Player, guest: Player): Promise<Player> => {
  if (member.zone || !guest.zone) return member;
  const { zone, zoneTakenOn, zoneChanges } = guest;
  await tx
    .update(player)
    .set({ zone, zoneTakenOn, zoneChanges })
    .where(and(eq(player.id, member.id), isNull(player.zone)));
  return { ...member, zone, zoneTakenOn, zoneChanges };
};

// Token entries without a day are copied unchanged; all other entries are recomputed from the runs.
const moveLedger = async (tx: Transaction, { guestId, memberId }: MergedPlayers): Promise<void> => {
  await tx
    .update(tokenEntry)
    .set({ playerId: memberId })
    .where(and(eq(tokenEntry.playerId, guestId), isNull(tokenEntry.day)));
};

/**
 * Merges a guest into the member. A repeated call finds no guest and changes nothing.
 * @returns how many runs were moved
 * @throws ServiceError forbidden for a guest's token, unauthorized if the account was deleted in the meantime
 */
export const mergeGuest = async (
  service: ScoresService,
  member: Player,
  context: RequestContext,
  guestToken: string,
): Promise<number> => {
  if (member.isGuest) throw new ServiceError('forbidden', 'Only a member can take over a guest’s runs.');
  const now = context.clock.now();
  const claims = await service.tokens.read(guestToken, now);
  if (!claims?.isGuest) return 0;
  return service.db.transaction(async (tx) => {
    const [found] = await tx.select({ id: player.id }).from(player).where(eq(player.subject, claims.subject));
    if (!found) return 0;
    await lockFreezeShared(tx);
    await lockPlayers(tx, [found.id, member.id]);
    const [guest] = await tx
      .select()
      .from(player)
      .where(and(eq(player.subject, claims.subject), eq(player.isGuest, true)))
      // The lock makes a concurrent start of a run by the guest wait, so no run is missed.
      .for('update');
    // Another request may have merged this guest while this one waited for the lock.
    if (!guest) return 0;
    // If the account was deleted in the meantime, runs must not move to the former player.
    const stored = await lockPlayer(tx, member);
    if (!stored) throw new ServiceError('unauthorized', 'A valid player token is required.');
    const pair = { guestId: guest.id, memberId: member.id };
    // A concurrent finish waits for this lock, and then finds the run owned by the member.
    await tx
      .select({ id: run.id })
      .from(run)
      .where(inArray(run.playerId, [guest.id, member.id]))
      .for('update');
    const taken = await removeEntries(tx, [guest.id, member.id]);
    await mergeCountedRuns(tx, pair);
    await mergeOpenRuns(tx, pair);
    const moved = await tx
      .update(run)
      .set({ playerId: member.id, isGuest: false })
      .where(eq(run.playerId, guest.id))
      .returning({ id: run.id });
    await insertEntriesOfRuns(tx, member.id, taken);
    await moveSaves(tx, pair);
    await moveLedger(tx, pair);
    const merged = await moveZone(tx, stored, guest);
    await tx.delete(player).where(eq(player.id, guest.id));
    const zones = resolveZones(merged, context);
    await updateLedgers(service, tx, member.id, { zones, at: now.getTime(), reason: 'merged' });
    return moved.length;
  });
};
