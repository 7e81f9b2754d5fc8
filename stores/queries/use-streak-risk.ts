/** Returns whether a streak ends within three hours unless its daily is finished. */
import { useMinute } from '@/stores/clock';
import { useDay, type Streak } from './use-dailies';

const RISK_MS = 3 * 3_600_000;

/**
 * @param streak of levels of a day: those of a week or a month end with no day of their own
 * @returns how long there is left to finish a level (milliseconds); null while nothing is about to end
 */
export const useStreakRisk = (streak: Streak | null | undefined): number | null => {
  const minute = useMinute();
  const day = useDay();
  if (!streak?.isAtRisk || !minute || !day) return null;
  const left = day.endsAt - minute;
  return left < RISK_MS ? left : null;
};
