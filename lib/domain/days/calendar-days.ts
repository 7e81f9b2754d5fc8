/** Calendar days in the visitor's zone. Every function is passed the moment; none reads the clock. */
import { dateText, weekdayName } from './date-text';

export { monthName } from './date-text';

const padTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** Returns the day of a moment in the browser's zone as `YYYY-MM-DD`: the level key of a daily game. */
export const levelKeyOf = (moment: Date): string =>
  `${moment.getFullYear()}-${padTwoDigits(moment.getMonth() + 1)}-${padTwoDigits(moment.getDate())}`;

/** Returns noon of a level key's date in the browser's zone, so that formatting it gives that date. */
export const dateOfKey = (levelKey: string): Date => new Date(`${levelKey}T12:00`);

const isInOtherYear = (moment: Date, now: Date): boolean => moment.getFullYear() !== now.getFullYear();

/** Returns a date such as "20 November", in the visitor's order; adds the year when it differs from the year of `now`. */
export const dayAndMonth = (moment: Date, now = moment): string =>
  dateText(moment, { hasYear: isInOtherYear(moment, now) });

/** Returns a date such as "20 November 2025", in the visitor's order. */
export const dayOfYear = (moment: Date): string => dateText(moment, { hasYear: true });

/**
 * Returns a date such as "Thursday 20 November", in the visitor's order; adds the year when it differs from the year
 * of `now`.
 */
export const dayName = (moment: Date, now = moment): string =>
  dateText(moment, { hasWeekday: true, hasYear: isInOtherYear(moment, now) });

/** Returns the first two letters of the weekday, such as "Th". */
export const shortWeekday = (moment: Date): string => weekdayName(moment).slice(0, 2);

/** Returns the time of day, such as "8:14 pm". */
export const clockTime = (moment: Date): string => {
  const hour = moment.getHours();
  return `${hour % 12 || 12}:${padTwoDigits(moment.getMinutes())} ${hour < 12 ? 'am' : 'pm'}`;
};

const WEEK_DAYS = 7;
const MONDAY_FIRST_OFFSET = 6;

/** Returns the days of a moment's month at noon, as weeks from Monday to Sunday; null for days outside the month. */
export const listMonthWeeks = (moment: Date): (Date | null)[][] => {
  const [year, month] = [moment.getFullYear(), moment.getMonth()];
  const days = new Date(year, month + 1, 0).getDate();
  const before = (new Date(year, month, 1).getDay() + MONDAY_FIRST_OFFSET) % WEEK_DAYS;
  return Array.from({ length: Math.ceil((before + days) / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_unused, weekday) => {
      const day = week * WEEK_DAYS + weekday - before + 1;
      return day < 1 || day > days ? null : new Date(year, month, day, 12);
    }),
  );
};
