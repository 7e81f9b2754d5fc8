/** A heartbeat: the run's time is brought forward by the server's clock. */
import { eq } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import type { Player } from '../players/current-player';
import type { ScoresService } from '../service';
import { findRun } from './find-run';
import { burstMs } from './burst';
import { accrue, timeColumns } from './run-time';

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
    moveCount?: number | undefined;
    progress?: number | undefined;
  },
): Promise<{ activeMs: number; state: string }> =>
  service.db.transaction(async (tx) => {
    const row = await findRun(tx, player, id, input.token, { lock: true });
    if (row.state !== 'open') throw new ServiceError('conflict', 'This run is over.');
    const isStop = input.kind === 'pause' || input.kind === 'hide';
    const time = accrue(row, context.clock.now(), {
      moveCount: input.moveCount ?? row.toldMoves,
      msPerMove: burstMs(service, row.game),
    });
    await tx
      .update(run)
      .set({
        ...timeColumns(time),
        isPaused: isStop,
        pauseCount: time.pauseCount + (isStop && !row.isPaused ? 1 : 0),
        progress: input.progress ?? row.progress,
      })
      .where(eq(run.id, row.id));
    return { activeMs: time.activeMs, state: row.state };
  });
