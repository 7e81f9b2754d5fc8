/** Starts a run: inserts a row with the server's time and the level that the server has chosen. */
import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Run } from '@/lib/contract/scores-entities';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import { isLevelKey } from '@/lib/domain/days/days';
import { isLevelKeyOf, levelKeyFor, newestLevelKey } from '@/lib/domain/days/level-keys';
import { advanceClock, HEARTBEAT_SECONDS } from '@/lib/domain/run/run-clock';
import { ServiceError } from '@/lib/errors';
import { run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { recordMetric } from '../../platform/metric-events';
import { requireMatchingChallenge } from '../challenges/find-challenge';
import { recordAttempt } from '../challenges/record-attempt';
import { type Player, resolveToday } from '../players/current-player';
import { limitRunStarts } from '../players/start-limits';
import { lockPlayerShared } from '../players/lock-player';
import { rememberZone } from '../players/remember-zone';
import type { ScoredGame, ScoresService } from '../service';
import { toClockColumns, runClockOf } from './run-clock-row';
import { createRunToken, addTokenHash } from './run-token';

export const DAILY_MODE = 'daily';

export type RunRow = typeof run.$inferSelect;

const toWireRun = (row: RunRow): Run => ({
  id: row.id,
  game: row.game,
  mode: row.mode,
  levelKey: row.levelKey,
  seed: row.seed,
  state: row.state as Run['state'],
  startedAt: row.startedAt.toISOString(),
  activeMs: row.activeMs,
});

/**
 * Returns the requested level; by default the newest one. If the daily has ended, that is its last level.
 */
const resolveDay = (game: ScoredGame, requestedDay: string | null | undefined, today: string): string => {
  if (!game.isDaily)
    throw new ServiceError('badRequest', 'This game has no daily level.', { mode: 'Not a daily game.' });
  const day = requestedDay ?? newestLevelKey(game.frequency, game, today);
  if (!isLevelKey(day))
    throw new ServiceError('badRequest', 'Not a date.', { level_key: 'Must be a date (YYYY-MM-DD).' });
  if (!isLevelKeyOf(game.frequency, day))
    throw new ServiceError('badRequest', 'No level begins on this day.', {
      level_key: 'Must be the first day of a week or month of this game.',
    });
  if (day > today)
    throw new ServiceError('badRequest', 'This day has not opened yet.', { level_key: 'Not open yet.' });
  if (game.firstDay && day < game.firstDay) {
    throw new ServiceError('badRequest', 'The archive begins later.', {
      level_key: `Must be ${game.firstDay} or later.`,
    });
  }
  if (game.lastDay && day > game.lastDay) {
    throw new ServiceError('badRequest', 'The archive has ended.', {
      level_key: `Must be ${game.lastDay} or earlier.`,
    });
  }
  return day;
};

const reopenRun = (service: ScoresService, open: RunRow, now: Date, hash: string): Promise<RunRow> =>
  service.db.transaction(async (tx) => {
    // The lock prevents lost updates if a heartbeat or another tab changes the run concurrently.
    const [row] = await tx
      .select()
      .from(run)
      .where(and(eq(run.id, open.id), eq(run.state, 'open')))
      .for('update');
    if (!row) return open;
    const report = { moveCount: row.reportedMoves, msPerMove: 0 };
    const clock = advanceClock(runClockOf(row), now.getTime(), report);
    const rows = await tx
      .update(run)
      .set({ ...toClockColumns(clock), tokenHashes: addTokenHash(row.tokenHashes, hash), isPaused: false })
      .where(eq(run.id, row.id))
      .returning();
    return rows[0] ?? open;
  });

const findOpenRun = async (
  service: ScoresService,
  player: Player,
  game: string,
  levelKey: string,
): Promise<RunRow | undefined> => {
  const rows = await service.db
    .select()
    .from(run)
    .where(
      and(
        eq(run.playerId, player.id),
        eq(run.game, game),
        eq(run.mode, DAILY_MODE),
        eq(run.levelKey, levelKey),
        eq(run.state, 'open'),
      ),
    )
    .limit(1);
  return rows[0];
};

/**
 * Starts a run, or continues the open run of the same daily level and its clock.
 * @throws ServiceError notFound for an unknown game, badRequest for an unknown mode or day, unauthorized if the player
 * was deleted or merged in the meantime, tooManyRequests if the player or the network has started too many runs
 */
export const startRun = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
  input: {
    game: string;
    mode: string;
    level_key?: string | null | undefined;
    challenge?: string | undefined;
  },
): Promise<{ run: Run; token: string; heartbeatSeconds: number }> => {
  const game = await service.findGame(input.game);
  if (!game) throw new ServiceError('notFound', 'There is no such game.');
  if (!game.modes.some((mode) => mode.key === input.mode)) {
    throw new ServiceError('badRequest', 'This game has no such mode.', { mode: 'Unknown mode.' });
  }
  await limitRunStarts(service.db, player.id, context);
  const now = context.clock.now();
  const today = levelKeyFor(game.frequency, resolveToday(player, context));
  const isDaily = input.mode === DAILY_MODE;
  const challenged = input.challenge
    ? await requireMatchingChallenge(service.db, input.challenge, input)
    : null;
  const levelKey = isDaily ? resolveDay(game, challenged?.run.levelKey ?? input.level_key, today) : null;
  const { token, hash } = createRunToken();
  await rememberZone(service, player, context);

  const resumeRun = async (row: RunRow) => {
    if (challenged) await recordAttempt(service.db, challenged.id, row.id, now);
    const resumed = toWireRun(await reopenRun(service, row, now, hash));
    return { run: resumed, token, heartbeatSeconds: HEARTBEAT_SECONDS };
  };
  const open = levelKey ? await findOpenRun(service, player, game.keyword, levelKey) : undefined;
  if (open) return resumeRun(open);

  const rows = await service.db.transaction(async (tx) => {
    await lockPlayerShared(tx, player);
    const inserted = await tx
      .insert(run)
      .values({
        id: randomUUID(),
        playerId: player.id,
        game: game.keyword,
        mode: input.mode,
        levelKey,
        seed: levelKey
          ? dailySeed(game.keyword, levelKey)
          : (challenged?.run.seed ?? randomBytes(12).toString('hex')),
        tokenHashes: [hash],
        isOnTime: levelKey === today,
        isGuest: player.isGuest,
        startedAt: now,
        lastSeenAt: now,
      })
      .onConflictDoNothing({
        target: [run.playerId, run.game, run.mode, run.levelKey],
        where: sql`state = 'open' and level_key is not null`,
      })
      .returning();
    if (challenged && inserted[0]) await recordAttempt(tx, challenged.id, inserted[0].id, now);
    return inserted;
  });
  const created = rows[0];
  if (created) {
    recordMetric({ kind: 'runStarted' });
    return { run: toWireRun(created), token, heartbeatSeconds: HEARTBEAT_SECONDS };
  }
  // If two tabs start concurrently, both continue the run that was inserted first.
  const winner = levelKey ? await findOpenRun(service, player, game.keyword, levelKey) : undefined;
  if (!winner) throw new ServiceError('conflict', 'The run could not be started. Please try again.');
  return resumeRun(winner);
};
