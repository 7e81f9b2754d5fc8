/** Computes streaks from levels: for each game, and across all dailies. */
import { canBeOnTime, isSkipped, type PlayerZones, todayOf } from '@/lib/domain/days/day-engine';
import { type Frequency, levelKeyFor, type LevelRange } from '@/lib/domain/days/level-keys';
import { type Streak, computeScopeStreak } from '@/lib/domain/play/compute-streak';
import type { ScoresService } from '../service';
import type { PlayedLevel } from './read-levels';
import type { Transaction } from './transaction';

/** The scope of the streak across all dailies. */
export const ANY_DAILY = '*';

export interface StreakContext {
  zones: PlayerZones;
  /** In milliseconds since 1970. */
  at: number;
}

/** How often a game opens a level, and the day of its last level. */
export type DailySchedule = Pick<LevelRange, 'lastDay'> & { frequency: Frequency };

/** The schedule for the streak across all dailies, and for games that are no longer in the catalog. */
export const EVERY_DAY: DailySchedule = { frequency: 'daily', lastDay: null };

/**
 * Returns the schedules of games, by keyword.
 * @param on the caller's transaction, if there is one
 */
export const readSchedules = async (
  service: Pick<ScoresService, 'findGame'>,
  games: readonly string[],
  on?: Transaction,
): Promise<ReadonlyMap<string, DailySchedule>> => {
  const schedules = new Map<string, DailySchedule>();
  for (const keyword of new Set(games))
    schedules.set(keyword, (await service.findGame(keyword, on)) ?? EVERY_DAY);
  return schedules;
};

/** Computes the streak of a game. Days after its last level cannot be missed. */
export const computeStreak = (
  levels: readonly PlayedLevel[],
  { zones, at }: StreakContext,
  { frequency, lastDay }: DailySchedule = EVERY_DAY,
): Streak => {
  const isPending = ({ key, isDone, openRunStartedAt }: PlayedLevel): boolean =>
    !isDone &&
    openRunStartedAt !== null &&
    canBeOnTime(zones, { key, startedAt: openRunStartedAt, startedOnTime: true }, at, frequency);
  return computeScopeStreak({
    done: levels.flatMap(({ key, isDone }) => (isDone ? [key] : [])),
    pending: levels.flatMap((level) => (isPending(level) ? [level.key] : [])),
    today: levelKeyFor(frequency, todayOf(zones, at)),
    frequency,
    isSkipped: (key: string) =>
      (lastDay !== null && key > lastDay) || (frequency === 'daily' && isSkipped(zones, key)),
  });
};

/** Computes the streak across all dailies. Weekly and monthly levels do not count as days. */
export const computeAnyDailyStreak = (
  levels: readonly PlayedLevel[],
  schedules: ReadonlyMap<string, DailySchedule>,
  context: StreakContext,
): Streak =>
  computeStreak(
    levels.filter(({ game }) => (schedules.get(game) ?? EVERY_DAY).frequency === 'daily'),
    context,
  );

/** Computes all of a player's streaks, by scope. */
export const computeStreaks = (
  levels: readonly PlayedLevel[],
  schedules: ReadonlyMap<string, DailySchedule>,
  context: StreakContext,
): ReadonlyMap<string, Streak> => {
  const games = [...new Set(levels.map(({ game }) => game))].sort();
  return new Map([
    [ANY_DAILY, computeAnyDailyStreak(levels, schedules, context)],
    ...games.map((game) => {
      const own = levels.filter((level) => level.game === game);
      return [game, computeStreak(own, context, schedules.get(game))] as const;
    }),
  ]);
};
