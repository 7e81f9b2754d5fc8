/** Reads time zones from moment-timezone's data, which is independent of the runtime's data. */
import moment from 'moment-timezone';

export const DAY_MS = 86_400_000;
export const FIRST_YEAR = 1972;
export const LAST_YEAR = 2037;

const zoneOf = (name: string) => {
  const found = moment.tz.zone(name);
  if (!found) throw new Error(`no zone ${name}`);
  return found;
};

/** Returns the difference between local time and UTC, in milliseconds. */
export const localLead = (name: string, at: number): number => -zoneOf(name).utcOffset(at) * 60_000;

/** Returns the number of days from 1970-01-01 to the local date. */
export const localDay = (name: string, at: number): number => Math.floor((at + localLead(name, at)) / DAY_MS);

/** Returns every instant in the period at which the zone's clocks change. */
export const listChanges = (name: string, from: number, until: number): number[] =>
  zoneOf(name).untils.filter((at): at is number => at !== null && at >= from && at < until);

const searchInstant = (name: string, day: number): number => {
  const midnight = day * DAY_MS;
  const changes = listChanges(name, midnight - 2 * DAY_MS, midnight + 2 * DAY_MS);
  const instants = [midnight - 2 * DAY_MS, ...changes];
  const candidates = [...instants.map((at) => midnight - localLead(name, at)), ...changes];
  return Math.min(...candidates.filter((at) => localDay(name, at) >= day));
};

// The maximum size of the cache; a million histories use most days of most zones.
const MAX_SAVED = 1_500_000;
const found = new Map<string, Map<number, number>>();
let saved = 0;

/** Returns the first instant at which the local date is this day or later. */
export const firstInstant = (name: string, day: number): number => {
  const ofZone = found.get(name) ?? new Map<number, number>();
  found.set(name, ofZone);
  const known = ofZone.get(day);
  if (known !== undefined) return known;
  const at = searchInstant(name, day);
  saved += 1;
  if (saved > MAX_SAVED) {
    found.clear();
    saved = 0;
  }
  ofZone.set(day, at);
  return at;
};

const LOCAL = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/;

/** Returns the zones that both data sets contain. */
export const sharedZones = (): string[] =>
  moment.tz.names().filter((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
    } catch {
      return false;
    }
  });

const differingCache = new Map<string, ReadonlySet<number>>();

/**
 * Returns the years in which the runtime's data and moment-timezone's data differ. Compares the two around each clock
 * change in moment-timezone's data, and every `stepDays` days.
 */
export const differingYears = (name: string, stepDays = 15): ReadonlySet<number> => {
  const known = differingCache.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const lead = (at: number): number => {
    const [, month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (
      LOCAL.exec(format.format(at)) ?? []
    ).map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second) - at;
  };
  const [from, until] = [Date.UTC(FIRST_YEAR, 0, 1), Date.UTC(LAST_YEAR + 1, 0, 1)];
  const instants = listChanges(name, from, until).flatMap((at) => [at - 1_000, at]);
  for (let at = from; at < until; at += stepDays * DAY_MS) instants.push(at);
  const years = new Set(
    instants.filter((at) => lead(at) !== localLead(name, at)).map((at) => new Date(at).getUTCFullYear()),
  );
  differingCache.set(name, years);
  return years;
};

export const versionOf = (): { runtime: string; moment: string } => ({
  runtime: process.versions.tz ?? '',
  moment: (moment.tz as unknown as { dataVersion: string }).dataVersion,
});
