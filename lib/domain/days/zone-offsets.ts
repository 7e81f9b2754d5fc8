/** Computes offsets from UTC with the runtime's zone data, exact to the second of each change. */
import { Temporal } from 'temporal-polyfill';

export interface OffsetSpan {
  /** The span's first instant, in milliseconds since 1970. */
  from: number;
  /** The first instant after the span. */
  until: number;
  /** How many milliseconds local time is ahead of UTC. */
  offsetMs: number;
}

const NS_PER_MS = 1_000_000;
const offsetsByYear = new Map<string, readonly OffsetSpan[]>();

const measureOffsetsOfYear = (zone: string, year: number): readonly OffsetSpan[] => {
  const end = Date.UTC(year + 1, 0, 1);
  const spans: OffsetSpan[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(Date.UTC(year, 0, 1)).toZonedDateTimeISO(zone);
  for (;;) {
    const change = at.getTimeZoneTransition('next');
    const until = Math.min(change?.epochMilliseconds ?? end, end);
    spans.push({ from: at.epochMilliseconds, until, offsetMs: at.offsetNanoseconds / NS_PER_MS });
    if (!change || until === end) return spans;
    at = change;
  }
};

const offsetSpansOfYear = (zone: string, year: number): readonly OffsetSpan[] => {
  const name = `${zone} ${year}`;
  const known = offsetsByYear.get(name);
  if (known) return known;
  const made = measureOffsetsOfYear(zone, year);
  offsetsByYear.set(name, made);
  return made;
};

/** Returns the spans of constant offset that overlap [`from`, `until`), in order. Adjacent spans may have the same offset. */
export const offsetSpans = (zone: string, from: number, until: number): readonly OffsetSpan[] => {
  const first = new Date(from).getUTCFullYear();
  const last = new Date(until - 1).getUTCFullYear();
  const spans = first === last ? offsetSpansOfYear(zone, first) : [];
  const found: OffsetSpan[] = [];
  if (first !== last)
    for (let year = first; year <= last; year += 1) found.push(...offsetSpansOfYear(zone, year));
  return (first === last ? spans : found).filter((span) => span.from < until && span.until > from);
};

/**
 * Returns how many milliseconds a zone's local time is ahead of UTC at an instant.
 * @param zone a name returned by `canonicalZone`
 */
export const offsetAt = (zone: string, at: number): number => {
  const spans = offsetSpansOfYear(zone, new Date(at).getUTCFullYear());
  for (const span of spans) if (at < span.until) return span.offsetMs;
  throw new RangeError(`The time zone has no offset at ${at}.`);
};

// Zone names are case-insensitive, so requests could fill an unlimited cache with different spellings.
const MAX_NAMES = 2_000;
const canonicalNames = new Map<string, string | null>();

// Node 22 also accepts plain offsets such as +23:59. No real zone has that offset, and a player with it would get each
// daily before all other players.
const ZONE_NAME = /^[A-Za-z]/;

/**
 * Returns the runtime's canonical name of an IANA zone, given in any letter case or as an alias; null for an unknown
 * name or a plain offset.
 */
export const canonicalZone = (name: string): string | null => {
  const known = canonicalNames.get(name);
  if (known !== undefined) return known;
  if (!ZONE_NAME.test(name)) return null;
  let found: string | null = null;
  try {
    found = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // Caches unknown names too.
  }
  if (canonicalNames.size >= MAX_NAMES) canonicalNames.clear();
  canonicalNames.set(name, found);
  return found;
};
