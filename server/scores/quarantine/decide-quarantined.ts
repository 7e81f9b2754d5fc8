/** Decides a quarantined result: it counts from the moment it was finished, or becomes practice permanently. */
import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { RunResult } from '@/lib/contract/scores-entities';
import { currentKey, inZone, type PlayerZones } from '@/lib/domain/days/day-engine';
import { DEFAULT_ZONE } from '@/lib/domain/days/days';
import { player, run } from '../../db/schema/scores';
import {
  findBest,
  isTimely,
  openBoards,
  prepareBoards,
  type RankableRun,
  rankOfAllTime,
  rankRun,
} from '../boards/rank-run';
import type { RunRow } from '../runs/start-run';
import type { ScoredGame, ScoresService } from '../service';
import { updateLedgers } from '../streaks/update-ledgers';
import type { Transaction } from '../streaks/transaction';

export type Decision = 'release' | 'refuse';
/** Null if no such result is in quarantine, or not any more. */
export type Decided =
  | (Pick<RunResult, 'verdict' | 'rank' | 'entrants'> & {
      /** Null: ranked on the board of all time only. */
      isRanked: boolean;
    })
  | null;

type Service = Pick<ScoresService, 'db' | 'gameOf' | 'boards' | 'rulesOf'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type QuarantinedRow = RunRow & { finishedAt: Date; value: number; result: RunResult };

/** @param lock waits for concurrent changes of the run, and reads their result */
const findQuarantinedRun = async (
  db: Pick<NodePgDatabase, 'select'>,
  id: string,
  { lock }: { lock: boolean },
): Promise<QuarantinedRow | null> => {
  const query = db
    .select()
    .from(run)
    .where(and(eq(run.id, id), eq(run.verdict, 'quarantined')));
  const [row] = lock ? await query.for('update') : await query;
  const { finishedAt, value, result } = row ?? {};
  return row && finishedAt && value != null && result ? { ...row, finishedAt, value, result } : null;
};

/** Returns whether the player finished the level before this run, or has a counted result of it. */
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

const zonesOfPlayer = async (db: Pick<NodePgDatabase, 'select'>, id: number): Promise<PlayerZones> => {
  const [owner] = await db.select().from(player).where(eq(player.id, id));
  return owner?.zone
    ? { zone: owner.zone, takenOn: owner.zoneTakenOn, changes: owner.zoneChanges }
    : inZone(DEFAULT_ZONE);
};

/** Returns the run for its boards. A run started on its day may rank even if it was too late for the streak. */
const rankableOf = (game: ScoredGame, row: RunRow, zones: PlayerZones): RankableRun => ({
  playerId: row.playerId,
  game: row.game,
  mode: row.mode,
  levelKey: row.levelKey,
  isOnTime: row.isOnTime || currentKey(zones, row.startedAt.getTime(), game.frequency) === row.levelKey,
  isReverse: game.modes.find(({ key }) => key === row.mode)?.reverse ?? true,
  frequency: game.frequency,
});

interface Opened {
  rankable: RankableRun;
  isDayOpen: boolean;
}

/** Ranks a released result on the boards that still accept it; on none if it was late or finished offline. */
const rankReleased = async (
  { boards }: Service,
  tx: Transaction,
  row: QuarantinedRow,
  { rankable, isDayOpen }: Opened,
) => {
  if (row.isOffline || !isTimely(rankable, row.finishedAt)) return { isRanked: false, place: null };
  const submitted = [{ ...rankable, isGuest: row.isGuest }, row.value, row.finishedAt] as const;
  if (isDayOpen) return { isRanked: true, place: await rankRun(tx, boards, ...submitted) };
  await rankOfAllTime(tx, boards, ...submitted);
  return { isRanked: true, place: null };
};

const decideRow = async (
  service: Service,
  tx: Transaction,
  row: QuarantinedRow,
  decision: Decision,
  opened: Opened,
): Promise<NonNullable<Decided>> => {
  const isReleased = decision === 'release';
  const isCounted = isReleased && !(await isLaterOne(tx, row));
  const verdict = isCounted ? 'counted' : 'practice';
  // Results from before a game had rules have no moves.
  const isReplayed = service.rulesOf(row.game) !== null && (row.moves?.length ?? 0) > 0;
  const isVerified = isReleased && !row.isOffline && isReplayed;
  const { isRanked, place } = isCounted
    ? await rankReleased(service, tx, row, opened)
    : { isRanked: false, place: null };
  const result: RunResult = {
    ...row.result,
    verdict,
    verified: isVerified,
    rank: place?.rank ?? null,
    entrants: place?.entrants ?? null,
    best: place?.best ?? (await findBest(tx, service.boards, opened.rankable)),
  };
  const isOnTime = isReleased && row.isOnTime;
  await tx
    .update(run)
    .set({ verdict, isVerified, isCounted, isRanked, isOnTime, result })
    .where(eq(run.id, row.id));
  return { verdict, rank: result.rank, entrants: result.entrants, isRanked };
};

const MOVED = 'moved';

/** Decides a run of its current player; returns `moved` if a merge has given it to another one. */
const decideSeen = async (
  service: Service,
  seen: QuarantinedRow,
  decision: Decision,
  now: Date,
): Promise<Decided | typeof MOVED> => {
  const game = await service.gameOf(seen.game);
  if (!game) throw new Error(`There is no game ${seen.game}.`);
  const zones = await zonesOfPlayer(service.db, seen.playerId);
  const rankable = rankableOf(game, seen, zones);
  // A level's day is open until it freezes; the other boards are those of the finish date.
  const at = seen.levelKey ? now : seen.finishedAt;
  await prepareBoards(service.db, service.boards, rankable, at);
  return service.db.transaction(async (tx) => {
    const isDayOpen = await openBoards(tx, service.boards, rankable, at);
    const row = await findQuarantinedRun(tx, seen.id, { lock: true });
    if (!row) return null;
    if (row.playerId !== seen.playerId) return MOVED;
    const decided = await decideRow(service, tx, row, decision, { rankable, isDayOpen });
    const teller = { zones, at: now.getTime(), game: row.game, reason: 'repaired' as const };
    if (row.levelKey) await updateLedgers(service, tx, row.playerId, teller);
    return decided;
  });
};

/**
 * Decides a quarantined result, permanently. A released one counts as if it had never been quarantined: it completes its day, and
 * ranks unless it was finished offline; after its day has frozen, on the board of all time only. A refused one is practice and
 * completes no day. The run retains its rejection reason.
 * @throws Error if the run's game is not in the catalog
 */
export const decideQuarantined = async (
  service: Service,
  id: string,
  decision: Decision,
  now: Date,
): Promise<Decided> => {
  if (!UUID.test(id)) return null;
  for (;;) {
    const seen = await findQuarantinedRun(service.db, id, { lock: false });
    if (!seen) return null;
    const decided = await decideSeen(service, seen, decision, now);
    // The guest has become a member: decide the member's run. A guest merges only once.
    if (decided !== MOVED) return decided;
  }
};
