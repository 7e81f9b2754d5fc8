/** The days of the browser; where its zone is unknown, both sides use Los Angeles (spec §9). */
import { browserZone } from './browser-zone';
import { DEFAULT_ZONE } from './default-zone';
import { levelKeyOf } from './calendar-days';

const SECOND_MS = 1_000;

/** Returns a moment whose local date and time are those of this browser's day, in whole seconds when its zone is unknown. */
const asLocal = (moment: Date): Date =>
  browserZone() ? moment : new Date(moment.toLocaleString('en-US', { timeZone: DEFAULT_ZONE }));

/** Returns the date (`YYYY-MM-DD`) of a moment for this browser. */
export const browserDateOf = (moment: Date): string => levelKeyOf(asLocal(moment));

/** Returns when the day of a moment ends for this browser, in milliseconds. */
export const browserMidnightAfter = (moment: Date): number => {
  const at = Math.floor(moment.getTime() / SECOND_MS) * SECOND_MS;
  const local = asLocal(new Date(at));
  const end = new Date(local.getFullYear(), local.getMonth(), local.getDate() + 1).getTime();
  const guess = at + end - local.getTime();
  // The clocks may change before the day ends.
  return guess - (asLocal(new Date(guess)).getTime() - end);
};
