/** Determines when to remind a player, and which streaks end today unless the player finishes a level. */
import type { CallReply } from '@/lib/contract/call';
import type { getReminderTime as reminderCall } from '@/lib/contract/reminder-time';
import { closingTime, todayOf } from '@/lib/domain/days/day-engine';
import { levelKeyFor } from '@/lib/domain/days/level-keys';
import { computeReminderTime } from '@/lib/domain/days/reminder-time';
import { isAtRisk } from '@/lib/domain/play/compute-streak';
import type { RequestContext } from '../../http/context';
import { type Player, resolveZones } from '../players/current-player';
import type { ScoresService } from '../service';
import { readLevels } from './read-levels';
import { ANY_DAILY, EVERY_DAY, readSchedules, computeStreaks } from './compute-streaks';

const toInstant = (at: number): string => new Date(at).toISOString();

/** Returns the reminder. Includes streaks of weekly and monthly games only on the last day of their level. */
export const readReminderTime = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
): Promise<CallReply<typeof reminderCall>> => {
  const zones = resolveZones(player, context);
  const at = context.clock.now().getTime();
  const today = todayOf(zones, at);
  const ends = closingTime(zones, today);
  const levels = await readLevels(service.db, player.id);
  const schedules = await readSchedules(
    service,
    levels.map(({ game }) => game),
  );
  const streaks = [...computeStreaks(levels, schedules, { zones, at })].flatMap(([scope, streak]) => {
    const { frequency, lastDay } = schedules.get(scope) ?? EVERY_DAY;
    const key = levelKeyFor(frequency, today);
    // After the last level, no day can be missed.
    if (lastDay !== null && key > lastDay) return [];
    if (!isAtRisk(streak, key) || closingTime(zones, key, frequency) !== ends) return [];
    return [{ gameKeyword: scope === ANY_DAILY ? null : scope, streak: streak.streak, frequency }];
  });
  const reminder = computeReminderTime(zones, today);
  return {
    level_key: today,
    evening: reminder && { from: toInstant(reminder.from), until: toInstant(reminder.until) },
    nextDayAt: toInstant(ends),
    endingStreaks: streaks,
  };
};
