/** The day engine: a player's date, and when a level opens, closes and can still be on time (docs/scores.md). */
import { addDays } from './days';
import { type Frequency, levelKeyFor, nextLevelKey } from './level-keys';
import { OFFLINE_MS } from '../run/offline-grace';
import { offsetAt, offsetSpans } from './zone-offsets';

// The upper bound of the difference between a local time and UTC.
const MAX_OFFSET_MS = 18 * 3_600_000;

/** A change of time zone: reported on the player's day `takenOn`, effective from the instant `from` (ISO). */
export interface ZoneChange {
  zone: string;
  takenOn: string;
  from: string;
}

/** A player's time zones: the first one, and all later changes in order. */
export interface PlayerZones {
  zone: string;
  /** The day on which the first zone was stored; null if unknown. */
  takenOn: string | null;
  changes: readonly ZoneChange[];
}

/** Returns the zones of a player who has never changed zones. */
export const createZones = (zone: string): PlayerZones => ({ zone, takenOn: null, changes: [] });

/**
 * Returns when the clocks of a zone reach a time of day (milliseconds from midnight) on a date: the first instant at
 * or after that local time.
 */
export const timeReachedInZone = (zone: string, date: string, timeMs: number): number => {
  const local = Date.parse(`${date}T00:00:00Z`) + timeMs;
  for (const span of offsetSpans(zone, local - MAX_OFFSET_MS, local + MAX_OFFSET_MS)) {
    const reached = Math.max(span.from, local - span.offsetMs);
    if (reached < span.until) return reached;
  }
  throw new RangeError(`The date ${date} does not exist in the time zone ${zone}.`);
};

/**
 * Returns when a date begins in a zone: the first instant on or after that local date. If the zone skips the date,
 * returns when the next one begins.
 */
export const openingTimeInZone = (zone: string, date: string): number => timeReachedInZone(zone, date, 0);

/** Returns the date in a zone. The date never goes back, even when clocks are set back across midnight. */
export const todayInZone = (zone: string, at: number): string => {
  const date = new Date(at + offsetAt(zone, at)).toISOString().slice(0, 10);
  const next = addDays(date, 1);
  return openingTimeInZone(zone, next) <= at ? next : date;
};

interface ZonePeriod {
  zone: string;
  from: number;
  until: number;
}

const zonePeriodsOf = ({ zone, changes }: PlayerZones): ZonePeriod[] => {
  const starts = changes.map((change) => Date.parse(change.from));
  return [zone, ...changes.map((change) => change.zone)].map((name, index) => ({
    zone: name,
    from: starts[index - 1] ?? Number.NEGATIVE_INFINITY,
    until: starts[index] ?? Number.POSITIVE_INFINITY,
  }));
};

/** Returns the effective zone at an instant (milliseconds). */
export const zoneAt = (zones: PlayerZones, at: number): string =>
  zonePeriodsOf(zones).find((period) => at < period.until)?.zone ?? zones.zone;

/**
 * Returns when a level's first day begins for a player (milliseconds). A day that a zone change skips begins with the
 * next one.
 */
export const openingTime = (zones: PlayerZones, date: string): number => {
  if (zones.changes.length === 0) return openingTimeInZone(zones.zone, date);
  for (const period of zonePeriodsOf(zones)) {
    const nextOpensAt = Math.max(period.from, openingTimeInZone(period.zone, date));
    if (nextOpensAt < period.until) return nextOpensAt;
  }
  throw new RangeError(`The date ${date} does not exist in the player’s time zones.`);
};

/** Returns the player's current day at an instant (milliseconds). It never goes back, whatever zones the player changes to. */
export const todayOf = (zones: PlayerZones, at: number): string => {
  if (zones.changes.length === 0) return todayInZone(zones.zone, at);
  let today = '';
  for (const period of zonePeriodsOf(zones)) {
    if (period.from > at) break;
    const date = todayInZone(period.zone, Math.min(at, period.until - 1));
    if (date > today) today = date;
  }
  return today;
};

/** Returns the key of the player's current level. */
export const currentKey = (zones: PlayerZones, at: number, frequency: Frequency = 'daily'): string =>
  levelKeyFor(frequency, todayOf(zones, at));

/** Returns when a level stops being the player's current one (milliseconds). */
export const closingTime = (zones: PlayerZones, key: string, frequency: Frequency = 'daily'): number =>
  openingTime(zones, nextLevelKey(frequency, key));

/** Returns the next level to open, when it opens, and the time until then (milliseconds), for the countdown. */
export const nextOpening = (
  zones: PlayerZones,
  at: number,
  frequency: Frequency = 'daily',
): { key: string; opensAt: number; remainingMs: number } => {
  const opens = closingTime(zones, currentKey(zones, at, frequency), frequency);
  return { key: currentKey(zones, opens, frequency), opensAt: opens, remainingMs: opens - at };
};

/** Returns whether a date was never the player's current day, because their zone or a change of zones skipped it. */
export const isSkipped = (zones: PlayerZones, date: string): boolean =>
  openingTime(zones, date) === openingTime(zones, addDays(date, 1));

const MIN_DAYS_BETWEEN_ZONE_CHANGES = 7;

/**
 * Returns the player's zones after the browser reported one. A change is accepted at most once in 7 days, never on the
 * day of the previous one, and takes effect at the player's next midnight. Returns the same object if nothing changes.
 */
export const applyReportedZone = (zones: PlayerZones, named: string, at: number): PlayerZones => {
  const last = zones.changes.at(-1);
  if (named === (last?.zone ?? zones.zone)) return zones;
  const takenOn = todayOf(zones, at);
  if (last ? takenOn < addDays(last.takenOn, MIN_DAYS_BETWEEN_ZONE_CHANGES) : takenOn === zones.takenOn)
    return zones;
  const from = new Date(openingTime(zones, addDays(takenOn, 1))).toISOString();
  return { ...zones, changes: [...zones.changes, { zone: named, takenOn, from }] };
};

export interface StartedRun {
  key: string;
  /** Milliseconds. */
  startedAt: number;
  /** Whether the level was the player's current one when the run started. */
  startedOnTime: boolean;
}

/** Returns the first instant at which a finished level counts as late: the end of the day after the level's last day. */
export const overdueTime = (zones: PlayerZones, key: string, frequency: Frequency = 'daily'): number =>
  openingTime(zones, addDays(nextLevelKey(frequency, key), 1));

/**
 * Returns whether a run submitted now counts for the streak: it must arrive before the end of the day after the
 * level's last day or, if it was finished offline, within 48 hours of its start.
 */
export const isOnTime = (
  zones: PlayerZones,
  run: StartedRun,
  { at, isOffline }: { at: number; isOffline: boolean },
  frequency: Frequency = 'daily',
): boolean =>
  run.startedOnTime &&
  (at < overdueTime(zones, run.key, frequency) || (isOffline && at <= run.startedAt + OFFLINE_MS));

/** Returns whether an open run can still finish on time. While it can, its day does not count as missed. */
export const canBeOnTime = (
  zones: PlayerZones,
  run: StartedRun,
  at: number,
  frequency: Frequency = 'daily',
): boolean => isOnTime(zones, run, { at, isOffline: true }, frequency);
