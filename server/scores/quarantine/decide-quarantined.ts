/** Decides a quarantined result: it counts as of the time when it was finished, or becomes practice permanently. */
import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { RunResult } from '@/lib/contract/scores-entities';
import { currentKey, createZones, type PlayerZones } from '@/lib/domain/days/day-engine';
import { DEFAULT_ZONE } from '@/lib/domain/days/days';
import { player, run } from '../../db/schema/scores';
import {
  findPersonalBest,
  isInTimeForBoards,
  openBoards,
  prepareBoards,
  type RankableRun,
  findAllTimeRank,
  rankRun,
} from '../boards/rank-run';
import type { RunRow } from '../runs/start-run';
import type { ScoredGame, ScoresService } from '../service';
import { updateLedgers } from '../streaks/update-ledgers';
import type { Transaction } from '../streaks/transaction';

export type Decision = 'release' | 'refuse';
/** Null if the result is not, or no longer, in quarantine. */
export type DecidedRun =
  | (Pick<RunResult, 'verdict' | 'rank' | 'entrants'> & {
      /** Whether the result is on a board. True with a null rank when it is only on the all-time board. */
      isRanked: boolean;
    })
  | null;

type QuarantineService = Pick<ScoresService, 'db' | 'findGame' | 'boards' | 'findRules'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type QuarantinedRow = RunRow & { finishedAt: Date; value: number; result: RunResult };

/**
 * Finds a quarantined run.
 * @param lock waits for concurrent changes of the run, and returns their result
 */
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

/** Returns whether the player finished the level before this run, or has a counted result on it. */
const hasEarlierResult = async (tx: Transaction, row: RunRow & { finishedAt: Date }): Promise<boolean> => {
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

const readPlayerZones = async (db: Pick<NodePgDatabase, 'select'>, id: number): Promise<PlayerZones> => {
  const [owner] = await db.select().from(player).where(eq(player.id, id));
  return owner?.zone
    ? { zone: owner.zone, takenOn: owner.zoneTakenOn, changes: owner.zoneChanges }
    : createZones(DEFAULT_ZONE);
};

/** Returns the run's data for boards. A run that was started on its day may be ranked even if it was too late for the streak. */
const toRankableRun = (game: ScoredGame, row: RunRow, zones: PlayerZones): RankableRun => ({
  playerId: row.playerId,
  game: row.game,
  mode: row.mode,
  levelKey: row.levelKey,
  isOnTime: row.isOnTime || currentKey(zones, row.startedAt.getTime(), game.frequency) === row.levelKey,
  isReverse: game.modes.find(({ key }) => key === row.mode)?.reverse ?? true,
  frequency: game.frequency,
});

interface OpenedDay {
  rankable: RankableRun;
  isDayOpen: boolean;
}

/** Ranks a released result on the boards that still accept it; on no board if it was late or finished offline. */
const rankReleasedRun = async (
  { boards }: QuarantineService,
  tx: Transaction,
  row: QuarantinedRow,
  { rankable, isDayOpen }: OpenedDay,
) => {
  if (row.isOffline || !isInTimeForBoards(rankable, row.finishedAt)) return { isRanked: false, place: null };
  const submitted = [{ ...rankable, isGuest: row.isGuest }, row.value, row.finishedAt] as const;
  if (isDayOpen) return { isRanked: true, place: await rankRun(tx, boards, ...submitted) };
  await findAllTimeRank(tx, boards, ...submitted);
  return { isRanked: true, place: null };
};

const decideLockedRun = async (
  service: QuarantineService,
  tx: Transaction,
  row: QuarantinedRow,
  decision: Decision,
  opened: OpenedDay,
): Promise<NonNullable<DecidedRun>> => {
  const isReleased = decision === 'release';
  const isCounted = isReleased && !(await hasEarlierResult(tx, row));
  const verdict = isCounted ? 'counted' : 'practice';
  // Results that were submitted before the game had rules have no moves.
  const isReplayed = service.findRules(row.game) !== null && (row.moves?.length ?? 0) > 0;
  const isVerified = isReleased && !row.isOffline && isReplayed;
  const { isRanked, place } = isCounted
    ? await rankReleasedRun(service, tx, row, opened)
    : { isRanked: false, place: null };
  const result: RunResult = {
    ...row.result,
    verdict,
    verified: isVerified,
    rank: place?.rank ?? null,
    entrants: place?.entrants ?? null,
    best: place?.best ?? (await findPersonalBest(tx, service.boards, opened.rankable)),
  };
  const isOnTime = isReleased && row.isOnTime;
  await tx
    .update(run)
    .set({ verdict, isVerified, isCounted, isRanked, isOnTime, result })
    .where(eq(run.id, row.id));
  return { verdict, rank: result.rank, entrants: result.entrants, isRanked };
};

const MOVED_RUN = 'moved';

/**
 * Releases or refuses a quarantined run if it still belongs to the same player as when it was read. Returns `moved` if
 * a merge has moved it to another player.
 */
const decideUnlessRunMoved = async (
  service: QuarantineService,
  unlockedRow: QuarantinedRow,
  decision: Decision,
  now: Date,
): Promise<DecidedRun | typeof MOVED_RUN> => {
  const game = await service.findGame(unlockedRow.game);
  if (!game) throw new Error(`There is no game ${unlockedRow.game}.`);
  const zones = await readPlayerZones(service.db, unlockedRow.playerId);
  const rankable = toRankableRun(game, unlockedRow, zones);
  // A result of a daily can enter its day's board until that day freezes, so the current time decides. Every other
  // result belongs to the boards of the date on which it was finished.
  const at = unlockedRow.levelKey ? now : unlockedRow.finishedAt;
  await prepareBoards(service.db, service.boards, rankable, at);
  return service.db.transaction(async (tx) => {
    const isDayOpen = await openBoards(tx, service.boards, rankable, at);
    const row = await findQuarantinedRun(tx, unlockedRow.id, { lock: true });
    if (!row) return null;
    if (row.playerId !== unlockedRow.playerId) return MOVED_RUN;
    const decided = await decideLockedRun(service, tx, row, decision, { rankable, isDayOpen });
    const streakContext = { zones, at: now.getTime(), game: row.game, reason: 'repaired' as const };
    if (row.levelKey) await updateLedgers(service, tx, row.playerId, streakContext);
    return decided;
  });
};

/**
 * Decides a quarantined result permanently. A released result counts as if it had never been quarantined: it completes
 * its day and is ranked, unless it was finished offline. After its day has frozen, it is ranked only on the all-time
 * board. A refused result becomes practice and completes no day. The run keeps its rejection reason.
 * @throws Error if the run's game is not in the catalog
 */
export const decideQuarantined = async (
  service: QuarantineService,
  id: string,
  decision: Decision,
  now: Date,
): Promise<DecidedRun> => {
  if (!UUID.test(id)) return null;
  for (;;) {
    const unlockedRow = await findQuarantinedRun(service.db, id, { lock: false });
    if (!unlockedRow) return null;
    const decided = await decideUnlessRunMoved(service, unlockedRow, decision, now);
    // The guest has become a member, so decide the member's run. This repeats only once, because a guest merges only
    // once.
    if (decided !== MOVED_RUN) return decided;
  }
};
