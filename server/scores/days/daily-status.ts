/** Reads a player's progress in the current levels (spec §3: notStarted by default). */
import { and, eq, inArray } from 'drizzle-orm';
import { archiveDayStateOf } from '@/lib/domain/days/archive-day';
import { isInRange, levelKeyFor } from '@/lib/domain/days/level-keys';
import { run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { type Player, resolveToday } from '../players/current-player';
import { DAILY_MODE } from '../runs/start-run';
import type { ScoresService } from '../service';
import { columnTypeOf } from './column-type';

const MAX_GAMES = 50;

interface LevelRow {
  state: string;
  progress: number;
  value: number | null;
  isCounted: boolean;
}

const dailyStatusOf = (rows: readonly LevelRow[]) => {
  const finished = rows.filter((row) => row.state === 'finished');
  const done = finished.find((row) => row.isCounted) ?? finished[0];
  const { state } = archiveDayStateOf({
    hasRun: rows.length > 0,
    isFinished: Boolean(done),
    isOnTime: true,
    isFrozen: false,
  });
  if (done) return { state, progress: 1, value: done.value };
  return { state, progress: Math.max(0, ...rows.map((row) => row.progress)), value: null };
};

/**
 * Returns the state of the current level of each game, for the first 50 games. Omits games without a current level. A
 * game that is no longer in the catalog counts as a daily.
 */
export const listDailyStatus = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
  keywords: readonly string[],
) => {
  const today = resolveToday(player, context);
  const found = await Promise.all(
    keywords.slice(0, MAX_GAMES).map(async (keyword) => {
      const game = await service.findGame(keyword);
      return { keyword, game, key: levelKeyFor(game?.frequency ?? 'daily', today) };
    }),
  );
  const current = found.filter(({ game, key }) => !game || isInRange(game, key));
  const rows = await service.db
    .select({
      game: run.game,
      levelKey: run.levelKey,
      state: run.state,
      progress: run.progress,
      value: run.value,
      isCounted: run.isCounted,
    })
    .from(run)
    .where(
      and(
        eq(run.playerId, player.id),
        inArray(
          run.game,
          current.map(({ keyword }) => keyword),
        ),
        eq(run.mode, DAILY_MODE),
        inArray(run.levelKey, [...new Set(current.map(({ key }) => key))]),
      ),
    );
  return current.map(({ keyword, game, key }) => {
    const levelRows = rows.filter((row) => row.game === keyword && row.levelKey === key);
    return { keyword, level_key: key, ...dailyStatusOf(levelRows), columnType: columnTypeOf(game) };
  });
};
