/** Returns whether a streak ends within three hours unless its daily is finished. */
import { useMinute } from '@/stores/clock';
import { useDay, type Streak } from './use-dailies';

const RISK_MS = 3 * 3_600_000;

/**
 * @param streak of daily levels: streaks of weeks or months do not end with a day
 * @returns the remaining time to finish a level in milliseconds; null while no streak is about to end
 */
export const useStreakRisk = (streak: Streak | null | undefined): number | null => {
  const minute = useMinute();
  const day = useDay();
  if (!streak?.isAtRisk || !minute || !day) return null;
  const left = day.endsAt - minute;
  return left < RISK_MS ? left : null;
};
