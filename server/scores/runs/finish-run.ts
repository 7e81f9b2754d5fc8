/** Finishing a run: the moves prove the solution, the checkpoints bound the time, every retry gets one answer. */
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { RunResult } from '@/lib/contract/scores-entities';
import { doubtOfValue } from '@/lib/domain/game-rules';
import { ServiceError } from '@/lib/errors';
import { run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { tellOperators } from '../../platform/happenings';
import { findBest, openBoards, prepareBoards, type RankableRun, rankRun } from '../boards/rank-run';
import type { Player } from '../players/current-player';
import type { ScoredGame, ScoresService } from '../service';
import { type DayOutcome, judgeDay, settleDay } from '../streaks/settle-day';
import { burstMs } from './burst';
import { doubtOf } from './doubt';
import { findRun } from './find-run';
import { offlineTime } from './offline-time';
import { accrue, type RunTime, timeColumns } from './run-time';
import type { RunRow } from './start-run';

export interface FinishInput {
  token: string;
  activeMs: number;
  moves?: readonly unknown[] | undefined;
  value?: number | undefined;
  finishedOffline?: { activeMs: number } | undefined;
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

interface Proof {
  moves: readonly unknown[];
  /** Moves prove the value; without them it only keeps to bounds. */
  isProven: boolean;
  valueAt(activeMs: number): number;
  doubtAt(time: RunTime): string | null;
}

const bound = (service: ScoresService, row: RunRow, value: number | undefined): Proof => {
  const bounds = service.boundsOf(row.game, row.mode);
  if (!bounds) throw new ServiceError('notImplemented', 'Results of this game are not taken yet.');
  if (value === undefined)
    throw new ServiceError('badRequest', 'The value is missing.', { value: 'Must be a whole number.' });
  return {
    moves: [],
    isProven: false,
    valueAt: () => value,
    doubtAt: ({ activeMs }) => doubtOfValue(value, activeMs, bounds),
  };
};

const prove = async (
  service: ScoresService,
  player: Player,
  row: RunRow,
  input: FinishInput,
): Promise<Proof> => {
  if (!service.rulesOf(row.game)) return bound(service, row, input.value);
  const spec = { seed: row.seed, mode: row.mode };
  const proven = await service.proveMoves({ keyword: row.game, spec, moves: input.moves }, player.id);
  if (!proven)
    throw new ServiceError('badRequest', 'The moves are malformed.', {
      moves: 'Must be a list of moves of this game.',
    });
  const { moves, replay, minimumActiveMs } = proven;
  if (replay.outcome !== 'finished') {
    const message =
      replay.outcome === 'illegal' ? 'The moves are not legal.' : 'The moves do not solve the level.';
    throw new ServiceError('unprocessable', message, { moves: message });
  }
  return {
    moves,
    isProven: true,
    valueAt: (activeMs) => replay.score ?? activeMs + replay.penaltyMs,
    doubtAt: (time) => doubtOf(time, moves.length, minimumActiveMs),
  };
};

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
  const doubt = proof.doubtAt(time);
  // What was finished offline is solved for certain; its time is the browser's word.
  const isVerified = proof.isProven && !doubt && !offline;
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
 * @throws ServiceError as findRun does; conflict for a run that a merge gave up, badRequest for malformed moves, unprocessable for moves that prove nothing, tooManyRequests and unavailable as ProveMoves does
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
  // Replaying may take a second: done before the row is locked.
  const proof = await prove(service, player, seen, input);
  const offline = input.finishedOffline;
  const rankable = rankableOf(game, seen);
  await prepareBoards(service.db, service.boards, rankable, context.clock.now());
  const { result, isNew } = await service.db.transaction(async (tx) => {
    const isOpen = await openBoards(tx, service.boards, rankable, context.clock.now());
    const row = await findRun(tx, player, id, input.token, { lock: true });
    if (row.result) return { result: row.result, isNew: false };
    if (row.state !== 'open') throw new ServiceError('conflict', 'This run is over.');
    const now = context.clock.now();
    const day = judgeDay(game, player, context, row, Boolean(offline));
    const result = await settle(tx, service, rankable, row, proof, { now, day, isOpen, offline });
    await settleDay(service, tx, player, context, row, Boolean(offline));
    return { result, isNew: true };
  });
  if (isNew) tellOperators({ kind: 'runFinished', verdict: result.verdict });
  return result;
};
