/** Records heartbeats, and advances the run's time by the server's clock. */
import { eq } from 'drizzle-orm';
import { withQuarters } from '@/lib/domain/run/quarters';
import { advanceClock } from '@/lib/domain/run/run-clock';
import { ServiceError } from '@/lib/errors';
import { run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import type { Player } from '../players/current-player';
import type { ScoresService } from '../service';
import { findRun } from './find-run';
import { minBurstMsPerMove } from './burst';
import { findLostStop } from './lost-stop';
import { toClockColumns, runClockOf } from './run-clock-row';

/**
 * Records a checkpoint.
 * @throws ServiceError as findRun does; conflict for a run that is over
 */
export const checkpointRun = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
  id: string,
  input: {
    token: string;
    kind: 'beat' | 'pause' | 'resume' | 'hide';
    activeMs: number;
    moveCount?: number | undefined;
    progress?: number | undefined;
  },
): Promise<{ activeMs: number; state: string }> =>
  service.db.transaction(async (tx) => {
    const row = await findRun(tx, player, id, input.token, { lock: true });
    if (row.state !== 'open') throw new ServiceError('conflict', 'This run is over.');
    const isStop = input.kind === 'pause' || input.kind === 'hide';
    const now = context.clock.now();
    const hasTicks = service.findRules(row.game)?.hasTicks === true;
    const lostStop = hasTicks && input.kind === 'resume' ? findLostStop(row, now, input.activeMs) : null;
    const before = runClockOf(lostStop === 'unbegun' ? { ...row, isPaused: true } : row);
    const clock = advanceClock(before, now.getTime(), {
      moveCount: input.moveCount ?? row.reportedMoves,
      msPerMove: minBurstMsPerMove(service, row.game),
      // Not needed in a game with ticks, because each move states its own time.
      ...(!hasTicks && { claimedMs: input.activeMs }),
      ...(lostStop === 'lost' && { stoppedAtMs: input.activeMs }),
    });
    const isNewStop = (isStop && !row.isPaused) || lostStop === 'lost';
    await tx
      .update(run)
      .set({
        ...toClockColumns(clock),
        isPaused: isStop,
        pauseCount: clock.pauseCount + (isNewStop ? 1 : 0),
        progress: input.progress ?? row.progress,
        quarterMs: withQuarters(row.quarterMs, row, {
          progress: input.progress ?? 0,
          activeMs: clock.activeMs,
        }),
      })
      .where(eq(run.id, row.id));
    return { activeMs: clock.activeMs, state: row.state };
  });
