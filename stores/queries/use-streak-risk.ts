/** Whether a streak is about to go out (visual.md "Streak": at risk, under three hours). */
import { type Frequency, keyOf, nextKey } from '@/lib/domain/level-keys';
import { useMinute } from '@/stores/clock';
import { useDay, type Streak } from './use-dailies';

const RISK_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

/** Whole days after today until the level of today closes. */
const daysAfter = (frequency: Frequency, today: string): number =>
  (Date.parse(nextKey(frequency, keyOf(frequency, today))) - Date.parse(today)) / DAY_MS - 1;

/** How long there is left to finish a level (milliseconds); null while nothing is about to end. */
export const useStreakRisk = (
  streak: Streak | null | undefined,
  frequency: Frequency = 'daily',
): number | null => {
  const minute = useMinute();
  const day = useDay();
  if (!streak?.isAtRisk || !minute || !day) return null;
  const left = day.endsAt - minute + daysAfter(frequency, day.today) * DAY_MS;
  return left < RISK_MS ? left : null;
};
