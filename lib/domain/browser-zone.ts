/** The time zone of the browser, and its days; where the zone is unknown, both sides use Los Angeles (spec §9). */
import { DEFAULT_ZONE, localDateOf } from './days';
import { levelKeyOf } from './evenings';

const HOUR_MS = 3_600_000;
/** The longest day of any zone, with the hour that clocks are put back. */
const LONGEST_DAY_MS = 25 * HOUR_MS;

/** Returns the name of the browser's zone, null where it is unknown: browsers then report nothing, or a name that is no zone. */
export const browserZone = (): string | null => {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return timeZone ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : null;
  } catch {
    return null;
  }
};

/** Returns the date (`YYYY-MM-DD`) of a moment for this browser. */
export const browserDateOf = (moment: Date): string =>
  browserZone() === null ? localDateOf(DEFAULT_ZONE, moment) : levelKeyOf(moment);

/** Returns when the day of a moment ends for this browser, in milliseconds. */
export const browserMidnightAfter = (moment: Date): number => {
  if (browserZone() !== null)
    return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1).getTime();
  const today = localDateOf(DEFAULT_ZONE, moment);
  let [during, after] = [moment.getTime(), moment.getTime() + LONGEST_DAY_MS];
  while (after - during > 1) {
    const middle = Math.floor((during + after) / 2);
    if (localDateOf(DEFAULT_ZONE, new Date(middle)) === today) during = middle;
    else after = middle;
  }
  return after;
};
