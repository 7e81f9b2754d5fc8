/** The day engine: which date it is for a player, and when a level opens, closes and can still be on time (docs/scores.md "Days"). */
import { addDays } from './days';
import { type Frequency, keyOf, nextKey } from './level-keys';
import { offsetAt, offsetSpans } from './zone-offsets';

// No local time was ever further from UTC than this.
const FURTHEST_MS = 18 * 3_600_000;
/** A run that was finished offline is taken for on time this long after its start. */
export const OFFLINE_MS = 48 * 3_600_000;

/** A change of zone: noticed on the player's day `takenOn`, in force since `from` (ISO instant). */
export interface ZoneChange {
  zone: string;
  takenOn: string;
  from: string;
}

/** The zones of a player: the first, and what has changed since, in order. */
export interface PlayerZones {
  zone: string;
  /** The day on which the first zone was taken; null where that is not known. */
  takenOn: string | null;
  changes: readonly ZoneChange[];
}

/** A player who has never changed zones. */
export const inZone = (zone: string): PlayerZones => ({ zone, takenOn: null, changes: [] });

/** When a time of day (milliseconds from midnight) is reached on a date in a zone: the first instant whose local time is it or later. */
export const reachedInZone = (zone: string, date: string, timeMs: number): number => {
  const local = Date.parse(`${date}T00:00:00Z`) + timeMs;
  for (const span of offsetSpans(zone, local - FURTHEST_MS, local + FURTHEST_MS)) {
    const reached = Math.max(span.from, local - span.offsetMs);
    if (reached < span.until) return reached;
  }
  throw new RangeError(`${date} does not begin in ${zone}.`);
};

/** When a date begins in a zone: the first instant whose local date is it or later. A skipped date begins with the next. */
export const opensInZone = (zone: string, date: string): number => reachedInZone(zone, date, 0);

/** The date in a zone. A date that has begun is not taken back when the clocks go back over midnight. */
export const todayInZone = (zone: string, at: number): string => {
  const date = new Date(at + offsetAt(zone, at)).toISOString().slice(0, 10);
  const next = addDays(date, 1);
  return opensInZone(zone, next) <= at ? next : date;
};

interface Stay {
  zone: string;
  from: number;
  until: number;
}

const staysOf = ({ zone, changes }: PlayerZones): Stay[] => {
  const starts = changes.map((change) => Date.parse(change.from));
  return [zone, ...changes.map((change) => change.zone)].map((name, index) => ({
    zone: name,
    from: starts[index - 1] ?? Number.NEGATIVE_INFINITY,
    until: starts[index] ?? Number.POSITIVE_INFINITY,
  }));
};

/** The zone in force at an instant (milliseconds). */
export const zoneAt = (zones: PlayerZones, at: number): string =>
  staysOf(zones).find((stay) => at < stay.until)?.zone ?? zones.zone;

/** When a level's first day begins for a player (milliseconds); days that a journey skips begin with the next. */
export const opensAt = (zones: PlayerZones, date: string): number => {
  if (zones.changes.length === 0) return opensInZone(zones.zone, date);
  for (const stay of staysOf(zones)) {
    const opens = Math.max(stay.from, opensInZone(stay.zone, date));
    if (opens < stay.until) return opens;
  }
  throw new RangeError(`${date} does not begin.`);
};

/** The player's today at an instant (milliseconds). It never goes back, whichever way the player travels. */
export const todayOf = (zones: PlayerZones, at: number): string => {
  if (zones.changes.length === 0) return todayInZone(zones.zone, at);
  let today = '';
  for (const stay of staysOf(zones)) {
    if (stay.from > at) break;
    const date = todayInZone(stay.zone, Math.min(at, stay.until - 1));
    if (date > today) today = date;
  }
  return today;
};

/** The key of the level that is the player's current one. */
export const currentKey = (zones: PlayerZones, at: number, frequency: Frequency = 'daily'): string =>
  keyOf(frequency, todayOf(zones, at));

/** When a level stops being the player's current one (milliseconds). */
export const closesAt = (zones: PlayerZones, key: string, frequency: Frequency = 'daily'): number =>
  opensAt(zones, nextKey(frequency, key));

/** The next level to open, its instant, and how long that is from now (milliseconds): the countdown. */
export const nextOpening = (
  zones: PlayerZones,
  at: number,
  frequency: Frequency = 'daily',
): { key: string; opensAt: number; remainingMs: number } => {
  const opens = closesAt(zones, currentKey(zones, at, frequency), frequency);
  return { key: currentKey(zones, opens, frequency), opensAt: opens, remainingMs: opens - at };
};

/** True for a date that was never the player's today: their zone or their journey left it out. */
export const isSkipped = (zones: PlayerZones, date: string): boolean =>
  opensAt(zones, date) === opensAt(zones, addDays(date, 1));

const MOST_OFTEN_DAYS = 7;

/**
 * The zones after a browser named one: a change is noticed on a day after the last was, at most once in 7 days,
 * and rules from the player's next midnight. Gives the same object where nothing changes.
 */
export const takeZone = (zones: PlayerZones, named: string, at: number): PlayerZones => {
  const last = zones.changes.at(-1);
  if (named === (last?.zone ?? zones.zone)) return zones;
  const takenOn = todayOf(zones, at);
  if (last ? takenOn < addDays(last.takenOn, MOST_OFTEN_DAYS) : takenOn === zones.takenOn) return zones;
  const from = new Date(opensAt(zones, addDays(takenOn, 1))).toISOString();
  return { ...zones, changes: [...zones.changes, { zone: named, takenOn, from }] };
};

export interface StartedRun {
  key: string;
  /** Milliseconds. */
  startedAt: number;
  /** The level was the player's current one when the run began. */
  startedOnTime: boolean;
}

/** The first instant at which finishing a level is late: the end of the day after its last. */
export const lateFrom = (zones: PlayerZones, key: string, frequency: Frequency = 'daily'): number =>
  opensAt(zones, addDays(nextKey(frequency, key), 1));

/**
 * Whether a run that is submitted now counts for the streak: before the end of the day after the level's last, or,
 * finished offline, within 48 hours of its start.
 */
export const isOnTime = (
  zones: PlayerZones,
  run: StartedRun,
  { at, isOffline }: { at: number; isOffline: boolean },
  frequency: Frequency = 'daily',
): boolean =>
  run.startedOnTime &&
  (at < lateFrom(zones, run.key, frequency) || (isOffline && at <= run.startedAt + OFFLINE_MS));

/** Whether an open run may still be on time, so that its day is not missed yet. */
export const canBeOnTime = (
  zones: PlayerZones,
  run: StartedRun,
  at: number,
  frequency: Frequency = 'daily',
): boolean => isOnTime(zones, run, { at, isOffline: true }, frequency);
