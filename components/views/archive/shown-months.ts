/** Which months stand beside the shown one, and the days that are asked for at once. */
import { daysOfMonth } from '@/lib/domain/archive-months';

const ROWS = 5;

/** Five months in a row, newest first, with the shown one among them: the newest where they reach. */
export const shownMonths = (month: string, months: readonly string[]): string[] => {
  const place = months.indexOf(month);
  const first = place < ROWS ? 0 : Math.min(place - 1, Math.max(0, months.length - ROWS));
  return months.slice(first, first + ROWS);
};

/** Every day of the months, oldest first, within the archive's own first and last. */
export const daysBetween = (
  months: readonly string[],
  { firstDay, endDate }: { firstDay: string | null; endDate: string | null },
): string[] =>
  [...months]
    .reverse()
    .flatMap(daysOfMonth)
    .filter((day) => (!firstDay || day >= firstDay) && (!endDate || day <= endDate));
