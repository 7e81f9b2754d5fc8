/** Returns whether a streak will end within three hours unless its daily is finished. */
import { useMinute } from '@/stores/clock';
import { useDay, type DailyStreak } from './use-dailies';

const RISK_MS = 3 * 3_600_000;

/**
 * Returns the time that is left to finish a level.
 * @param streak a streak of daily levels; streaks of weeks or months do not end with a day
 * @returns the time in milliseconds, or null if no streak is about to end
 */
export const useStreakRisk = (streak: DailyStreak | null | undefined): number | null => {
  const minute = useMinute();
  const day = useDay();
  if (!streak?.isAtRisk || !minute || !day) return null;
  const left = day.endsAt - minute;
  return left < RISK_MS ? left : null;
};
