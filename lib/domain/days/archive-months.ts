/** The months of an archive, named `YYYY-MM`. They are computed from dates alone, without a time zone or clock. */
import { addDays } from './days';
import { monthAndYear } from './month-and-year';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const WEEK_DAYS = 7;
const MONTHS = 12;

/** Returns whether a text is a calendar month in the form `YYYY-MM`. */
export const isMonth = (value: string): boolean => MONTH.test(value);

/** Returns the month of a level key. */
export const monthOf = (levelKey: string): string => levelKey.slice(0, 7);

/** Adds a number of months to a month. */
export const addMonths = (month: string, count: number): string => {
  const index = Number(month.slice(0, 4)) * MONTHS + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / MONTHS)).padStart(4, '0')}-${String((index % MONTHS) + 1).padStart(2, '0')}`;
};

/** Returns the level keys of a month, from its first day to its last. */
export const daysOfMonth = (month: string): string[] => {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Returns the days of a month as weeks from Monday to Sunday; null for days of other months. */
export const weeksOfMonth = (month: string): (string | null)[][] => {
  const days = daysOfMonth(month);
  const before = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return Array.from({ length: Math.ceil((before + days.length) / WEEK_DAYS) }, (_, week) =>
    Array.from(
      { length: WEEK_DAYS },
      (_unused, weekday) => days[week * WEEK_DAYS + weekday - before] ?? null,
    ),
  );
};

/** Returns the month's name and year, such as "November 2026". */
export const monthTitle = (month: string): string => monthAndYear(`${month}-01T00:00:00Z`);

/** Returns the month's name, such as "November". */
export const monthWord = (month: string): string => monthTitle(month).replace(/ \d+$/, '');

/** Returns the day and month of a level key, such as "20 November". */
export const dayTitle = (levelKey: string): string =>
  `${Number(levelKey.slice(8))} ${monthWord(monthOf(levelKey))}`;

/** Returns the months from the newest back to the month of the first day, newest first. */
export const monthsBack = (newest: string, firstDay: string | null, max: number): string[] => {
  const months: string[] = [];
  for (
    let month = newest;
    months.length < max && (!firstDay || month >= monthOf(firstDay));
    month = addMonths(month, -1)
  )
    months.push(month);
  return months;
};
