/** Reads a player's stats for the profile from runs and boards: streaks, best ranks and trophies. */
import type { PlayerStats } from '@/lib/contract/player-stats';
import { todayOf } from '@/lib/domain/days/day-engine';
import { isAtRisk } from '@/lib/domain/play/compute-streak';
import type { RequestContext } from '../../http/context';
import { type Player, resolveZones } from '../players/current-player';
import type { ScoresService } from '../service';
import { readLevels } from '../streaks/read-levels';
import { ANY_DAILY, readSchedules, computeStreaks } from '../streaks/compute-streaks';
import { countTrophies } from './count-trophies';
import { listBests } from './list-bests';

const compareStreaks = (a: PlayerStats['streaks'][number], b: PlayerStats['streaks'][number]): number =>
  b.streak - a.streak || b.maxStreak - a.maxStreak || (a.gameKeyword < b.gameKeyword ? -1 : 1);

const computeAllStats = async (service: ScoresService, player: Player, context: RequestContext) => {
  const zones = resolveZones(player, context);
  const at = context.clock.now().getTime();
  const levels = await readLevels(service.db, player.id);
  const schedules = await readSchedules(
    service,
    levels.map(({ game }) => game),
  );
  const reported = computeStreaks(levels, schedules, { zones, at });
  const streaks = [...reported].flatMap(([scope, { streak, maxStreak }]) =>
    scope === ANY_DAILY || maxStreak === 0
      ? []
      : [
          {
            gameKeyword: scope,
            frequency: schedules.get(scope)?.frequency ?? ('daily' as const),
            streak,
            maxStreak,
          },
        ],
  );
  const today = todayOf(zones, at);
  return { any: reported.get(ANY_DAILY), streaks: streaks.sort(compareStreaks), today };
};

/** Returns the stats, computed with the days of their player, not those of the viewer. */
export const readStats = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
): Promise<PlayerStats> => {
  const [{ any, streaks, today }, bests, trophies] = await Promise.all([
    computeAllStats(service, player, context),
    listBests(service, player.id),
    countTrophies(service, player.id),
  ]);
  return {
    any: { streak: any?.streak ?? 0, maxStreak: any?.maxStreak ?? 0, days: any?.lengths.size ?? 0 },
    own: {
      freezes: any?.freezes ?? 0,
      isTodayDone: any?.lengths.has(today) ?? false,
      isAtRisk: any ? isAtRisk(any, today) : false,
    },
    streaks,
    bests,
    trophies,
  };
};
