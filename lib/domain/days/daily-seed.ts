/** The seed of a daily level: the same for everyone, made from the game's keyword and the level's date. */

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Makes the seed of one day's level, such as `quiet-sudoku:2026-11-21`.
 * @param date `YYYY-MM-DD`.
 * @throws RangeError when the date isn't a day of the calendar.
 */
export function dailySeed(keyword: string, date: string): string {
  if (!isDay(date)) throw new RangeError(`Not a date: ${date}`);
  return `${keyword}:${date}`;
}

/** Returns the date inside a daily seed; null when the seed is another kind. */
export function dateOfSeed(seed: string): string | null {
  const date = seed.slice(seed.lastIndexOf(':') + 1);
  return seed.includes(':') && isDay(date) ? date : null;
}

/** Weekday of a `YYYY-MM-DD`, 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function isDay(date: string): boolean {
  if (!DATE.test(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
