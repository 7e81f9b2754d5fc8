/** Records a finished daily: whether it was on time and before the freeze, and the resulting ledger rows. */
import { isOnTime } from '@/lib/domain/days/day-engine';
import { boardFreezeTime } from '@/lib/domain/days/level-keys';
import type { RequestContext } from '../../http/context';
import { type Player, resolveZones } from '../players/current-player';
import type { RunRow } from '../runs/start-run';
import type { ScoredGame, ScoresService } from '../service';
import { updateLedgers } from './update-ledgers';
import type { Transaction } from './transaction';

export interface DayOutcome {
  /** Whether the day counts for the streak; false for runs without a level. */
  isOnTime: boolean;
  /** Whether the result may be ranked; true for online runs without a level. */
  isRankable: boolean;
}

/**
 * Determines the outcome of a run by the arrival time of its submission (docs/scores.md "Days", "Offline").
 * @param row the open run; its `isOnTime` states whether it was started on time
 */
export const judgeDay = (
  game: ScoredGame,
  player: Player,
  context: RequestContext,
  row: RunRow,
  { at, isOffline }: { at: Date; isOffline: boolean },
): DayOutcome => {
  if (!row.levelKey) return { isOnTime: false, isRankable: !isOffline };
  const started = { key: row.levelKey, startedAt: row.startedAt.getTime(), startedOnTime: row.isOnTime };
  return {
    isOnTime: isOnTime(
      resolveZones(player, context),
      started,
      { at: at.getTime(), isOffline },
      game.frequency,
    ),
    isRankable: row.isOnTime && !isOffline && at < boardFreezeTime(game.frequency, row.levelKey),
  };
};

/** Updates the ledgers in the transaction that finishes a daily. */
export const recordDay = async (
  service: Pick<ScoresService, 'findGame'>,
  tx: Transaction,
  player: Player,
  context: RequestContext,
  row: RunRow,
  isOffline: boolean,
): Promise<void> => {
  if (!row.levelKey) return;
  await updateLedgers(service, tx, player.id, {
    zones: resolveZones(player, context),
    at: context.clock.now().getTime(),
    game: row.game,
    reason: isOffline ? 'finishedOffline' : 'finished',
  });
};
