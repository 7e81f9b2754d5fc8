/** The seed of a daily's level, built from the game's keyword and the level's date, so that it is the same for everyone. */

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the seed of a day's level, such as `quiet-sudoku:2026-11-21`.
 * @param date `YYYY-MM-DD`
 * @throws RangeError when the date does not exist in the calendar
 */
export function dailySeed(keyword: string, date: string): string {
  if (!isDay(date)) throw new RangeError(`Not a date: ${date}`);
  return `${keyword}:${date}`;
}

/** Returns the date inside a daily seed; null for other seeds. */
export function dateOfSeed(seed: string): string | null {
  const date = seed.slice(seed.lastIndexOf(':') + 1);
  return seed.includes(':') && isDay(date) ? date : null;
}

/** Returns the weekday of a `YYYY-MM-DD` date, 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function isDay(date: string): boolean {
  if (!DATE.test(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
