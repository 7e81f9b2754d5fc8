/** Chooses the months to list next to the shown one, and the days to request in one call. */
import { daysOfMonth } from '@/lib/domain/days/archive-months';

const SHOWN_MONTH_COUNT = 5;

/** Returns five consecutive months, newest first, that include the shown one, and the newest month if possible. */
export const listShownMonths = (month: string, months: readonly string[]): string[] => {
  const place = months.indexOf(month);
  const first =
    place < SHOWN_MONTH_COUNT ? 0 : Math.min(place - 1, Math.max(0, months.length - SHOWN_MONTH_COUNT));
  return months.slice(first, first + SHOWN_MONTH_COUNT);
};

/** Returns every day of the months, oldest first, between the archive's first and last day. */
export const daysBetween = (
  months: readonly string[],
  { firstDay, endDate }: { firstDay: string | null; endDate: string | null },
): string[] =>
  [...months]
    .reverse()
    .flatMap(daysOfMonth)
    .filter((day) => (!firstDay || day >= firstDay) && (!endDate || day <= endDate));
