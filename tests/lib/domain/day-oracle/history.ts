/** Generates random histories of two players who play, travel, go offline, finish late, and are merged. */
import {
  listChanges,
  DAY_MS,
  differingYears,
  FIRST_YEAR,
  firstInstant,
  LAST_YEAR,
  localDay,
} from './zone-data';

export const GAMES = { a: 'daily', b: 'daily', w: 'weekly', m: 'monthly' } as const;
export type Game = keyof typeof GAMES;

export type HistoryEvent =
  /** `back` is the number of levels before the current one; `zone` is the time zone that the browser reports. */
  | { at: number; kind: 'start'; who: 0 | 1; run: number; game: Game; back: number; zone: string }
  | { at: number; kind: 'finish'; run: number; isOffline: boolean }
  /** Merges player 0 into player 1. */
  | { at: number; kind: 'merge' };

export interface History {
  events: readonly HistoryEvent[];
  requestsAt: number;
  /** The zones in use, for the error message. */
  zones: readonly string[];
}

/** The outcome of one player. */
export interface ReportedDays {
  scopes: Record<string, { streak: number; maxStreak: number; freezes: number; frozen: readonly string[] }>;
  tokens: Record<string, number>;
}

export type Random = () => number;

/** Returns a repeatable generator of random numbers in [0, 1). */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const randomInteger = (random: Random, below: number): number => Math.floor(random() * below);
const pick = <T>(random: Random, from: readonly T[]): T => {
  const found = from[randomInteger(random, from.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

// Zones in which the clocks go back across midnight or a date is skipped. Random choices would rarely include them.
const UNUSUAL_ZONES = [
  'America/St_Johns',
  'America/Goose_Bay',
  'America/Moncton',
  'America/Havana',
  'Pacific/Apia',
  'Pacific/Kwajalein',
];
const EDGES = [-1_000, -1, 0, 1, 1_000];
const HOUR_MS = 3_600_000;

const hasAgreed = (zones: readonly string[], from: number, until: number): boolean => {
  const [first, last] = [new Date(from).getUTCFullYear(), new Date(until).getUTCFullYear()];
  return zones.every((zone) => {
    const years = differingYears(zone);
    return !years.has(first) && !years.has(last);
  });
};

/** Picks a first day; in half of the cases, one shortly before a clock change. */
const firstDayOf = (random: Random, zone: string, days: number): number => {
  const [from, until] = [Date.UTC(FIRST_YEAR, 1, 1), Date.UTC(LAST_YEAR, 8, 1)];
  const changes = random() < 0.5 ? listChanges(zone, from, until) : [];
  const at = changes.length > 0 ? pick(random, changes) : from + random() * (until - from);
  return localDay(zone, Math.max(at, from + 60 * DAY_MS)) - randomInteger(random, days);
};

const pickStart = (random: Random, zone: string, day: number): number => {
  const opens = firstInstant(zone, day);
  const change = listChanges(zone, opens - HOUR_MS, opens + DAY_MS)[0];
  if (change !== undefined && random() < 0.5)
    return random() < 0.5 ? change + pick(random, EDGES) : change + randomInteger(random, HOUR_MS);
  return random() < 0.12 ? opens + pick(random, EDGES) : opens + randomInteger(random, 26 * HOUR_MS);
};

const pickFinish = (
  random: Random,
  zone: string,
  day: number,
  start: number,
  punctual: number,
): { at: number; isOffline: boolean } => {
  const isOffline = random() < 0.15;
  const kind = random();
  const lead =
    kind < punctual
      ? start + 1 + randomInteger(random, HOUR_MS)
      : kind < punctual + (1 - punctual) * 0.3
        ? firstInstant(zone, day + 2) + pick(random, EDGES)
        : kind < punctual + (1 - punctual) * 0.6
          ? start + 48 * HOUR_MS + pick(random, EDGES)
          : start + 1 + randomInteger(random, 90 * HOUR_MS);
  return { at: Math.max(lead, start + 1), isOffline };
};

const LEVELS: readonly Game[] = ['a', 'a', 'a', 'a', 'b', 'b', 'w', 'm'];
// The share of players who play nearly every day for weeks, so that they earn and use freezes.
const LONG_HISTORY_SHARE = 0.2;

/** Generates a history from its number. */
export const createHistory = (number: number, zones: readonly string[]): History => {
  const random = randomOf(number);
  const hasLongHistory = random() < LONG_HISTORY_SHARE;
  const days = hasLongHistory ? 36 + randomInteger(random, 40) : 3 + randomInteger(random, 30);
  const home = random() < 0.05 ? pick(random, UNUSUAL_ZONES) : (zones[number % zones.length] ?? 'UTC');
  const known = [home, pick(random, zones), pick(random, zones)];
  let first = firstDayOf(random, home, days);
  for (let tries = 0; !hasAgreed(known, (first - 4) * DAY_MS, (first + days + 12) * DAY_MS); tries += 1) {
    first = firstDayOf(random, home, days);
    if (tries > 40) known.splice(1, 2, home, home);
  }
  const travels = random() < 0.4;
  const diligence = hasLongHistory ? 0.92 + random() * 0.08 : 0.6 + random() * 0.4;
  const requestsAt = (first + days + 1) * DAY_MS + randomInteger(random, 5 * DAY_MS);
  const mergesAt =
    random() < (hasLongHistory ? 0.2 : 0.4)
      ? (first + randomInteger(random, days + 2)) * DAY_MS + randomInteger(random, DAY_MS)
      : null;
  const events: HistoryEvent[] = [];
  let zone = home;
  let runs = 0;
  for (let day = first; day < first + days; day += 1) {
    if (travels && random() < 0.08) zone = pick(random, known);
    const plays = random() < diligence ? 1 + randomInteger(random, random() < 0.2 ? 3 : 1) : 0;
    for (let play = 0; play < plays; play += 1) {
      const at = pickStart(random, zone, day);
      const isLater = mergesAt !== null && at >= mergesAt;
      const ownerIndex = isLater || mergesAt === null || random() < 0.5 ? 1 : 0;
      const game = hasLongHistory && random() < 0.8 ? 'a' : pick(random, LEVELS);
      const back = random() < (hasLongHistory ? 0.02 : 0.08) ? 1 + randomInteger(random, 4) : 0;
      const run = runs;
      runs += 1;
      events.push({ at, kind: 'start', who: ownerIndex, run, game, back, zone });
      if (random() < (hasLongHistory ? 0.99 : 0.93)) {
        const punctual = hasLongHistory ? 0.97 : 0.75;
        events.push({ kind: 'finish', run, ...pickFinish(random, zone, day, at, punctual) });
      }
    }
  }
  if (mergesAt !== null) events.push({ at: mergesAt, kind: 'merge' });
  const order = { merge: 0, start: 1, finish: 2 };
  return {
    events: events
      .filter(({ at }) => at <= requestsAt)
      .sort((left, right) => left.at - right.at || order[left.kind] - order[right.kind]),
    requestsAt,
    zones: known,
  };
};
