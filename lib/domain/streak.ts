/** Streaks from the days that were finished on time. */
import { addDays } from './days';

/**
 * The running and the longest streak.
 * @param days level keys finished on time, in any order
 * @param today the player's own date; a streak still runs while only today is missing
 */
export const streakOf = (days: readonly string[], today: string): { streak: number; maxStreak: number } => {
  const sorted = [...new Set(days)].sort();
  let maxStreak = 0;
  let length = 0;
  let last = '';
  for (const day of sorted) {
    length = last && addDays(last, 1) === day ? length + 1 : 1;
    maxStreak = Math.max(maxStreak, length);
    last = day;
  }
  const isRunning = last >= addDays(today, -1);
  return { streak: isRunning ? length : 0, maxStreak };
};
