/** What a person decides of a held result: it counts from the moment it was finished, or it is practice for good. */
import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { RunResult } from '@/lib/contract/scores-entities';
import { inZone } from '@/lib/domain/day-engine';
import { DEFAULT_ZONE } from '@/lib/domain/days';
import { player, run } from '../../db/schema/scores';
import { findBest, openBoards, prepareBoards, type RankableRun, rankRun } from '../boards/rank-run';
import type { RunRow } from '../runs/start-run';
import type { ScoresService } from '../service';
import { settlePlayer } from '../streaks/settle-player';
import type { Transaction } from '../streaks/transaction';

export type Decision = 'release' | 'refuse';
/** Null where no such result is held: never was, or is decided. */
export type Decided = Pick<RunResult, 'verdict' | 'rank' | 'entrants'> | null;

type Service = Pick<ScoresService, 'db' | 'gameOf' | 'boards' | 'rulesOf'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const findHeldRun = async (
  db: Pick<NodePgDatabase, 'select'>,
  id: string,
): Promise<(RunRow & { finishedAt: Date; value: number; result: RunResult }) | null> => {
  const [row] = await db
    .select()
    .from(run)
    .where(and(eq(run.id, id), eq(run.verdict, 'quarantined')));
  const { finishedAt, value, result } = row ?? {};
  return row && finishedAt && value != null && result ? { ...row, finishedAt, value, result } : null;
};

/** Whether the player had finished the level before this run, or has a result of it that counts. */
const isLaterOne = async (tx: Transaction, row: RunRow & { finishedAt: Date }): Promise<boolean> => {
  if (!row.levelKey) return false;
  const others = await tx
    .select({ id: run.id })
    .from(run)
    .where(
      and(
        eq(run.playerId, row.playerId),
        eq(run.game, row.game),
        eq(run.mode, row.mode),
        eq(run.levelKey, row.levelKey),
        eq(run.state, 'finished'),
        ne(run.id, row.id),
        or(eq(run.isCounted, true), lt(run.finishedAt, row.finishedAt)),
      ),
    )
    .limit(1);
  return others.length > 0;
};

const settleDays = async (service: Service, tx: Transaction, row: RunRow, now: Date): Promise<void> => {
  if (!row.levelKey) return;
  const [owner] = await tx.select().from(player).where(eq(player.id, row.playerId));
  const zones = owner?.zone
    ? { zone: owner.zone, takenOn: owner.zoneTakenOn, changes: owner.zoneChanges }
    : inZone(DEFAULT_ZONE);
  await settlePlayer(service, tx, row.playerId, {
    zones,
    at: now.getTime(),
    game: row.game,
    reason: 'repaired',
  });
};

/**
 * Decides a held result. Released, it counts as if it had never been doubted: it makes its day, and ranks where its board is not
 * frozen. Refused, it is practice and makes no day. Either is for good, and the reason of the doubt stays with the run.
 * @throws Error where the run's game is not in the catalogue
 */
export const decideHeld = async (
  service: Service,
  id: string,
  decision: Decision,
  now: Date,
): Promise<Decided> => {
  const seen = UUID.test(id) ? await findHeldRun(service.db, id) : null;
  if (!seen) return null;
  const game = await service.gameOf(seen.game);
  if (!game) throw new Error(`There is no game ${seen.game}.`);
  const rankable: RankableRun = {
    playerId: seen.playerId,
    game: seen.game,
    mode: seen.mode,
    levelKey: seen.levelKey,
    isOnTime: seen.isOnTime,
    isReverse: game.modes.find(({ key }) => key === seen.mode)?.reverse ?? true,
    frequency: game.frequency,
  };
  await prepareBoards(service.db, service.boards, rankable, seen.finishedAt);
  return service.db.transaction(async (tx) => {
    const isOpen = await openBoards(tx, service.boards, rankable, seen.finishedAt);
    // A merge may have moved it, or somebody else decided.
    const row = await findHeldRun(tx, id);
    if (row?.playerId !== seen.playerId) return null;
    const isReleased = decision === 'release';
    const isCounted = isReleased && !(await isLaterOne(tx, row));
    const isRanked = isCounted && isOpen;
    const verdict = isCounted ? 'counted' : 'practice';
    const isVerified = isReleased && service.rulesOf(row.game) !== null;
    const place = isRanked
      ? await rankRun(tx, service.boards, { ...rankable, isGuest: row.isGuest }, row.value, row.finishedAt)
      : null;
    const result: RunResult = {
      ...row.result,
      verdict,
      verified: isVerified,
      rank: place?.rank ?? null,
      entrants: place?.entrants ?? null,
      best: place?.best ?? (await findBest(tx, service.boards, rankable)),
    };
    const isOnTime = isReleased && row.isOnTime;
    await tx
      .update(run)
      .set({ verdict, isVerified, isCounted, isRanked, isOnTime, result })
      .where(eq(run.id, id));
    await settleDays(service, tx, row, now);
    return { verdict, rank: result.rank, entrants: result.entrants };
  });
};
