/** Finishing a run: the moves prove the solution, the checkpoints bound the time, every retry gets one answer. */
import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { RunResult } from '@/lib/contract/scores-entities';
import { addDays, boardFreezesAt, localDateOf } from '@/lib/domain/days';
import type { ReplayResult } from '@/lib/domain/game-rules';
import { ServiceError } from '@/lib/errors';
import { best, run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { findOwn } from '../boards/board';
import { type Player, zoneOf } from '../players/current-player';
import type { ScoredGame, ScoresService } from '../service';
import { findRun } from './find-run';
import { accrue, doubtOf } from './run-time';
import type { RunRow } from './start-run';

export interface FinishInput {
  token: string;
  activeMs: number;
  moves?: readonly unknown[] | undefined;
  value?: number | undefined;
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

interface Proof {
  moves: readonly unknown[];
  replay: ReplayResult;
  minimumActiveMs: number;
}

const prove = (service: ScoresService, row: RunRow, input: FinishInput): Proof => {
  const rules = service.rulesOf(row.game);
  if (!rules) throw new ServiceError('notImplemented', 'Results of this game are not taken yet.');
  const moves = rules.parseMoves(input.moves);
  if (!moves)
    throw new ServiceError('badRequest', 'The moves are malformed.', {
      moves: 'Must be a list of moves of this game.',
    });
  const spec = { seed: row.seed, mode: row.mode };
  const replay = rules.replay(spec, moves);
  if (replay.outcome !== 'finished') {
    const message =
      replay.outcome === 'illegal' ? 'The moves are not legal.' : 'The moves do not solve the level.';
    throw new ServiceError('unprocessable', message, { moves: message });
  }
  const minimumActiveMs = replay.minimumActiveMs ?? rules.minimumActiveMs(spec, moves.length);
  return { moves, replay, minimumActiveMs };
};

const hasCounted = async (tx: Transaction, row: RunRow): Promise<boolean> => {
  if (!row.levelKey) return false;
  // Twins that finish at once must not both count: the level's row is settled one player at a time.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${row.playerId}:${row.game}:${row.mode}:${row.levelKey}`}, 0))`,
  );
  const rows = await tx
    .select({ id: run.id })
    .from(run)
    .where(
      and(
        eq(run.playerId, row.playerId),
        eq(run.game, row.game),
        eq(run.mode, row.mode),
        eq(run.levelKey, row.levelKey),
        eq(run.isCounted, true),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

const keepBest = async (
  tx: Transaction,
  row: RunRow,
  value: number,
  at: Date,
  reverse: boolean,
): Promise<void> => {
  const isBetter = reverse ? sql`excluded.value < ${best.value}` : sql`excluded.value > ${best.value}`;
  await tx
    .insert(best)
    .values({
      game: row.game,
      mode: row.mode,
      playerId: row.playerId,
      isGuest: row.isGuest,
      value,
      runId: row.id,
      achievedAt: at,
    })
    .onConflictDoUpdate({
      target: [best.game, best.mode, best.playerId],
      set: { value, runId: row.id, achievedAt: at },
      setWhere: isBetter,
    });
};

const placeOf = async (tx: Transaction, game: ScoredGame, row: RunRow, now: Date) => {
  const mode = game.modes.find((candidate) => candidate.key === row.mode);
  if (!mode) return { rank: null, entrants: null };
  const day = now.toISOString().slice(0, 10);
  const { own, entrants } = await findOwn(
    tx,
    { game: row.game, mode, levelKey: row.levelKey, period: 'all', day },
    row.playerId,
  );
  return { rank: own?.rank ?? null, entrants: own ? entrants : null };
};

const settle = async (
  tx: Transaction,
  game: ScoredGame,
  row: RunRow,
  proof: Proof,
  { now, today }: { now: Date; today: string },
): Promise<RunResult> => {
  const time = accrue(row, now, proof.moves.length);
  const value = proof.replay.score ?? time.activeMs + proof.replay.penaltyMs;
  const doubt = doubtOf(time, proof.minimumActiveMs);
  const isCounted = !doubt && !(await hasCounted(tx, row));
  // runs-and-days.md: started while D was today, and finished before the end of the player's D+1.
  const isOnTime = Boolean(row.levelKey) && row.isOnTime && today <= addDays(row.levelKey ?? today, 1);
  const isTimely = !row.levelKey || (row.isOnTime && now < boardFreezesAt(row.levelKey));
  const isRanked = isCounted && isTimely;
  const verdict = doubt ? 'quarantined' : isCounted ? 'counted' : 'practice';
  const reverse = game.modes.find((mode) => mode.key === row.mode)?.reverse ?? true;

  await tx
    .update(run)
    .set({
      state: 'finished',
      finishedAt: now,
      lastSeenAt: now,
      activeMs: time.activeMs,
      gapMs: time.gapMs,
      moveCount: time.moveCount,
      unwitnessedMoves: time.unwitnessedMoves,
      progress: 1,
      value,
      isOnTime,
      isVerified: !doubt,
      isCounted,
      isRanked,
      verdict,
      reason: doubt,
      moves: [...proof.moves],
    })
    .where(eq(run.id, row.id));
  if (isRanked) await keepBest(tx, row, value, now, reverse);
  const { rank, entrants } = isRanked ? await placeOf(tx, game, row, now) : { rank: null, entrants: null };
  const bestRow = await tx
    .select({ value: best.value })
    .from(best)
    .where(and(eq(best.game, row.game), eq(best.mode, row.mode), eq(best.playerId, row.playerId)))
    .limit(1);
  const result: RunResult = {
    runId: row.id,
    verified: !doubt,
    verdict,
    value,
    rank,
    entrants,
    best: bestRow[0]?.value ?? null,
  };
  await tx.update(run).set({ result }).where(eq(run.id, row.id));
  return result;
};

/**
 * Finishes a run. Idempotent: a finished run answers as it did the first time.
 * @throws ServiceError as findRun does; badRequest for malformed moves, unprocessable for moves that prove nothing
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
  // Replaying may take milliseconds: done before the row is locked.
  const proof = prove(service, seen, input);
  return service.db.transaction(async (tx) => {
    const row = await findRun(tx, player, id, input.token, { lock: true });
    if (row.result) return row.result;
    const now = context.clock.now();
    return settle(tx, game, row, proof, { now, today: localDateOf(zoneOf(player, context), now) });
  });
};
