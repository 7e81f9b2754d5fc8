/** Finishing a run: the moves prove the solution, the checkpoints bound the time, every retry gets one answer. */
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { RunResult } from '@/lib/contract/scores-entities';
import { ServiceError } from '@/lib/errors';
import { run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { tellOperators } from '../../platform/happenings';
import { findBest, openBoards, prepareBoards, type RankableRun, rankRun } from '../boards/rank-run';
import type { Player } from '../players/current-player';
import type { ScoredGame, ScoresService } from '../service';
import { type DayOutcome, judgeDay, settleDay } from '../streaks/settle-day';
import { burstMs } from './burst';
import { findRun } from './find-run';
import { offlineTime } from './offline-time';
import { type Proof, proveRun } from './prove-run';
import { accrue, timeColumns } from './run-time';
import type { RunRow } from './start-run';
import { recordArrival } from './submission';

export interface FinishInput {
  token: string;
  activeMs: number;
  moves?: readonly unknown[] | undefined;
  finishedOffline?: { activeMs: number } | undefined;
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Whether the player has finished the level before, be it in a run that is held: who knows the solution does not rank by it. */
const hasFinished = async (tx: Transaction, row: RunRow): Promise<boolean> => {
  if (!row.levelKey) return false;
  // Twins that finish at once must not both count: openBoards has the player's lock.
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

const rankableOf = (game: ScoredGame, row: RunRow): RankableRun => {
  const { playerId, mode, levelKey, isOnTime } = row;
  const isReverse = game.modes.find(({ key }) => key === mode)?.reverse ?? true;
  return { playerId, game: row.game, mode, levelKey, isOnTime, isReverse, frequency: game.frequency };
};

const settle = async (
  tx: Transaction,
  service: ScoresService,
  rankable: RankableRun,
  row: RunRow,
  proof: Proof,
  {
    now,
    day,
    isOpen,
    offline,
  }: { now: Date; day: DayOutcome; isOpen: boolean; offline: FinishInput['finishedOffline'] },
): Promise<RunResult> => {
  const { boards } = service;
  const time = offline
    ? offlineTime(row, now, offline.activeMs, proof.doubtAt)
    : {
        ...accrue(row, now, { moveCount: proof.moves.length, msPerMove: burstMs(service, row.game) }),
        // What is handed in is measured by what was told before it.
        toldMoves: row.toldMoves,
      };
  const value = proof.valueAt(time.activeMs);
  const doubt = proof.doubtAt(time) ?? (offline ? null : proof.liveDoubtAt(time));
  // What was finished offline is solved for certain; its time is the browser's word.
  const isVerified = !doubt && !offline;
  const isCounted = !doubt && !(await hasFinished(tx, row));
  const isRanked = isCounted && isOpen && day.isTimely;
  const verdict = doubt ? 'quarantined' : isCounted ? 'counted' : 'practice';

  await tx
    .update(run)
    .set({
      state: 'finished',
      finishedAt: now,
      ...timeColumns(time),
      progress: 1,
      value,
      isOnTime: day.isOnTime,
      isVerified,
      isCounted,
      isRanked,
      isOffline: Boolean(offline),
      verdict,
      reason: doubt,
      moves: [...proof.moves],
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
    best: place?.best ?? (await findBest(tx, boards, rankable)),
  };
  await tx.update(run).set({ result }).where(eq(run.id, row.id));
  return result;
};

/**
 * Finishes a run. Idempotent: a finished run answers as it did the first time.
 * @throws ServiceError as findRun does; conflict for a run that a merge gave up, or that is over; all that proveRun throws
 */
export const finishRun = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
  id: string,
  input: FinishInput,
): Promise<RunResult> => {
  const seen = await findRun(service.db, player, id, input.token, { lock: false });
  if (seen.result) return seen.result;
  const game = await service.gameOf(seen.game);
  if (!game) throw new ServiceError('notFound', 'There is no such game.');
  // Recorded before the replay: a result ranks by its arrival, whatever runs were replayed before it.
  const submission = await recordArrival(service.db, seen, input.moves, context.clock.now());
  const { arrivedAt } = submission;
  // Replaying may take a second: done before the row is locked.
  const proof = await proveRun(service, { player, context, row: seen, submission }, input.moves);
  const offline = input.finishedOffline;
  const rankable = rankableOf(game, seen);
  await prepareBoards(service.db, service.boards, rankable, arrivedAt);
  const { result, isNew } = await service.db.transaction(async (tx) => {
    const isOpen = await openBoards(tx, service.boards, rankable, arrivedAt);
    const row = await findRun(tx, player, id, input.token, { lock: true });
    if (row.result) return { result: row.result, isNew: false };
    if (row.state !== 'open') throw new ServiceError('conflict', 'This run is over.');
    const day = judgeDay(game, player, context, row, { at: arrivedAt, isOffline: Boolean(offline) });
    const result = await settle(tx, service, rankable, row, proof, { now: arrivedAt, day, isOpen, offline });
    await settleDay(service, tx, player, context, row, Boolean(offline));
    return { result, isNew: true };
  });
  if (isNew) tellOperators({ kind: 'runFinished', verdict: result.verdict });
  return result;
};
