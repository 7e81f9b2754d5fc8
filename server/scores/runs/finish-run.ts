/**
 * Finishes a run: a replay of the moves verifies the solution, the checkpoints limit the time, and all retries get the
 * same response.
 */
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { RunResult } from '@/lib/contract/scores-entities';
import { offlineTime } from '@/lib/domain/run/offline-time';
import { advanceClock } from '@/lib/domain/run/run-clock';
import { ServiceError } from '@/lib/errors';
import { run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { recordMetric } from '../../platform/metric-events';
import { findPersonalBest, openBoards, prepareBoards, type RankableRun, rankRun } from '../boards/rank-run';
import { isAttempt } from '../challenges/record-attempt';
import type { Player } from '../players/current-player';
import type { ScoredGame, ScoresService } from '../service';
import { type DayOutcome, judgeDay, recordDay } from '../streaks/record-day';
import { minBurstMsPerMove } from './burst';
import { findRun } from './find-run';
import { type Verification, replayRun } from './replay-run';
import { toClockColumns, runClockOf } from './run-clock-row';
import type { RunRow } from './start-run';
import { recordArrival } from './submission';

export interface FinishInput {
  token: string;
  activeMs: number;
  moves?: readonly unknown[] | undefined;
  finishedOffline?: { activeMs: number } | undefined;
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/**
 * Returns whether the player may already know the puzzle: the player has finished the level before, even in a
 * quarantined run, or got the seed from a challenge. Such a result is not ranked.
 */
const isKnownPuzzle = async (tx: Transaction, row: RunRow): Promise<boolean> => {
  if (!row.levelKey) return isAttempt(tx, row.id);
  // openBoards holds the player's lock, so only one of two concurrent finishes can count.
  const rows = await tx
    .select({ id: run.id })
    .from(run)
    .where(
      and(
        eq(run.playerId, row.playerId),
        eq(run.game, row.game),
        eq(run.mode, row.mode),
        eq(run.levelKey, row.levelKey),
        eq(run.state, 'finished'),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

const toRankableRun = (game: ScoredGame, row: RunRow): RankableRun => {
  const { playerId, mode, levelKey, isOnTime } = row;
  const isReverse = game.modes.find(({ key }) => key === mode)?.reverse ?? true;
  return { playerId, game: row.game, mode, levelKey, isOnTime, isReverse, frequency: game.frequency };
};

const resolveRun = async (
  tx: Transaction,
  service: ScoresService,
  rankable: RankableRun,
  row: RunRow,
  verification: Verification,
  {
    now,
    day,
    isOpen,
    offline,
  }: { now: Date; day: DayOutcome; isOpen: boolean; offline: FinishInput['finishedOffline'] },
): Promise<RunResult> => {
  const { boards } = service;
  const [before, at] = [runClockOf(row), now.getTime()];
  const report = { moveCount: verification.moves.length, msPerMove: minBurstMsPerMove(service, row.game) };
  const clock = offline
    ? offlineTime(before, row.startedAt.getTime(), at, offline.activeMs, verification.rejectionAt)
    : // Keeps the move count of the last report, so that the submission is compared with the moves reported before it.
      { ...advanceClock(before, at, report), reportedMoves: row.reportedMoves };
  const value = verification.valueAt(clock.activeMs);
  const reason = verification.rejectionAt(clock) ?? (offline ? null : verification.liveRejectionAt(clock));
  // The replay verifies that a level finished offline is solved, but its time is known only from the browser.
  const isVerified = !reason && !offline;
  const isCounted = !reason && !(await isKnownPuzzle(tx, row));
  const isRanked = isCounted && isOpen && day.isRankable;
  const verdict = reason ? 'quarantined' : isCounted ? 'counted' : 'practice';

  await tx
    .update(run)
    .set({
      state: 'finished',
      finishedAt: now,
      ...toClockColumns(clock),
      progress: 1,
      value,
      isOnTime: day.isOnTime,
      isVerified,
      isCounted,
      isRanked,
      isOffline: Boolean(offline),
      verdict,
      reason,
      moves: [...verification.moves],
    })
    .where(eq(run.id, row.id));
  const place = isRanked
    ? await rankRun(tx, boards, { ...rankable, isGuest: row.isGuest }, value, now)
    : null;
  const result: RunResult = {
    runId: row.id,
    verified: isVerified,
    verdict,
    value,
    rank: place?.rank ?? null,
    entrants: place?.entrants ?? null,
    best: place?.best ?? (await findPersonalBest(tx, boards, rankable)),
  };
  await tx.update(run).set({ result }).where(eq(run.id, row.id));
  return result;
};

/**
 * Finishes a run. Safe to repeat: a finished run returns its first response.
 * @throws ServiceError as `findRun` does; conflict for a run that is over or was abandoned by a merge; everything that
 * the replay throws
 */
export const finishRun = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
  id: string,
  input: FinishInput,
): Promise<RunResult> => {
  const unlockedRow = await findRun(service.db, player, id, input.token, { lock: false });
  if (unlockedRow.result) return unlockedRow.result;
  const game = await service.findGame(unlockedRow.game);
  if (!game) throw new ServiceError('notFound', 'There is no such game.');
  // A result is ranked by its arrival time, no matter how long earlier replays take.
  const submission = await recordArrival(service.db, unlockedRow, input.moves, context.clock.now());
  const { arrivedAt } = submission;
  // A replay may take a second, so it runs before the row is locked.
  const verification = await replayRun(
    service,
    { player, context, row: unlockedRow, submission },
    input.moves,
  );
  const offline = input.finishedOffline;
  const rankable = toRankableRun(game, unlockedRow);
  await prepareBoards(service.db, service.boards, rankable, arrivedAt);
  const { result, isNew } = await service.db.transaction(async (tx) => {
    const isOpen = await openBoards(tx, service.boards, rankable, arrivedAt);
    const row = await findRun(tx, player, id, input.token, { lock: true });
    if (row.result) return { result: row.result, isNew: false };
    if (row.state !== 'open') throw new ServiceError('conflict', 'This run is over.');
    const day = judgeDay(game, player, context, row, { at: arrivedAt, isOffline: Boolean(offline) });
    const result = await resolveRun(tx, service, rankable, row, verification, {
      now: arrivedAt,
      day,
      isOpen,
      offline,
    });
    await recordDay(service, tx, player, context, row, Boolean(offline));
    return { result, isNew: true };
  });
  if (isNew) recordMetric({ kind: 'runFinished', verdict: result.verdict });
  return result;
};
