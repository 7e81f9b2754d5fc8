/** Computes days in the browser's time zone. If the zone is unknown, browser and server use Los Angeles (spec §9). */
import { browserZone } from './browser-zone';
import { DEFAULT_ZONE } from './default-zone';
import { levelKeyOf } from './calendar-days';

const SECOND_MS = 1_000;

/**
 * Returns a moment whose local date and time are those of the browser's day. If the zone is unknown, the result is
 * rounded down to whole seconds.
 */
const shiftToLocal = (moment: Date): Date =>
  browserZone() ? moment : new Date(moment.toLocaleString('en-US', { timeZone: DEFAULT_ZONE }));

/** Returns the date (`YYYY-MM-DD`) of a moment in the browser's zone. */
export const browserDateOf = (moment: Date): string => levelKeyOf(shiftToLocal(moment));

/** Returns when the day of a moment ends in the browser's zone, in milliseconds. */
export const browserMidnightAfter = (moment: Date): number => {
  const at = Math.floor(moment.getTime() / SECOND_MS) * SECOND_MS;
  const local = shiftToLocal(new Date(at));
  const end = new Date(local.getFullYear(), local.getMonth(), local.getDate() + 1).getTime();
  const guess = at + end - local.getTime();
  // Corrects the estimate if the clocks change before the day ends.
  return guess - (shiftToLocal(new Date(guess)).getTime() - end);
};
