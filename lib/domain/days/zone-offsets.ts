/** Reads offsets from UTC from the runtime's zone data, exact to the second of a change. */

const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

export interface OffsetSpan {
  /** First instant, milliseconds since 1970. */
  from: number;
  /** First instant after it. */
  until: number;
  /** Milliseconds that local time is ahead of UTC. */
  offsetMs: number;
}

interface ZoneTable {
  format: Intl.DateTimeFormat;
  years: Map<number, readonly OffsetSpan[]>;
}

const tables = new Map<string, ZoneTable>();
const LOCAL_TIME = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/;

const tableOf = (zone: string): ZoneTable => {
  const known = tables.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const made = { format, years: new Map<number, readonly OffsetSpan[]>() };
  tables.set(zone, made);
  return made;
};

const measure = (format: Intl.DateTimeFormat, at: number): number => {
  const parts = LOCAL_TIME.exec(format.format(at));
  if (!parts) throw new RangeError(`No local time at ${at}.`);
  const [, month, day, year, hour, minute, second] = parts.map(Number);
  const local = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  return local - Math.floor(at / SECOND_MS) * SECOND_MS;
};

/** Returns the first whole second in (`low`, `high`] at which the offset differs from that of `low`. */
const findChange = (format: Intl.DateTimeFormat, low: number, high: number, offsetMs: number): number => {
  let [before, after] = [low, high];
  while (after - before > SECOND_MS) {
    const middle = before + Math.floor((after - before) / 2 / SECOND_MS) * SECOND_MS;
    if (measure(format, middle) === offsetMs) before = middle;
    else after = middle;
  }
  return after;
};

// No zone has ever changed its offset twice within one day of UTC, so one check a day finds every change.
const measureYear = (format: Intl.DateTimeFormat, year: number): readonly OffsetSpan[] => {
  const end = Date.UTC(year + 1, 0, 1);
  const spans: OffsetSpan[] = [];
  let from = Date.UTC(year, 0, 1);
  let offsetMs = measure(format, from);
  for (let day = from; day < end; day += DAY_MS) {
    const next = measure(format, day + DAY_MS);
    if (next === offsetMs) continue;
    const until = findChange(format, day, day + DAY_MS, offsetMs);
    spans.push({ from, until, offsetMs });
    from = until;
    offsetMs = next;
  }
  return from < end ? [...spans, { from, until: end, offsetMs }] : spans;
};

const spansOfYear = (zone: string, year: number): readonly OffsetSpan[] => {
  const { format, years } = tableOf(zone);
  const known = years.get(year);
  if (known) return known;
  const made = measureYear(format, year);
  years.set(year, made);
  return made;
};

/** Returns the spans of constant offset that overlap [`from`, `until`), in order; neighbors may share an offset. */
export const offsetSpans = (zone: string, from: number, until: number): readonly OffsetSpan[] => {
  const first = new Date(from).getUTCFullYear();
  const last = new Date(until - 1).getUTCFullYear();
  const spans = first === last ? spansOfYear(zone, first) : [];
  const found: OffsetSpan[] = [];
  if (first !== last) for (let year = first; year <= last; year += 1) found.push(...spansOfYear(zone, year));
  return (first === last ? spans : found).filter((span) => span.from < until && span.until > from);
};

/**
 * Returns the milliseconds that a zone's local time is ahead of UTC at an instant.
 * @param zone a name returned by `canonicalZone`
 */
export const offsetAt = (zone: string, at: number): number => {
  const spans = spansOfYear(zone, new Date(at).getUTCFullYear());
  for (const span of spans) if (at < span.until) return span.offsetMs;
  throw new RangeError(`No offset at ${at}.`);
};

// Zone names are case-insensitive, so an unlimited cache could be filled with spellings from outside.
const MAX_NAMES = 2_000;
const names = new Map<string, string | null>();

// Node 22 also accepts bare offsets such as +23:59, which no place on Earth has: such a day would open before anyone else's.
const ZONE_NAME = /^[A-Za-z]/;

/** Returns the runtime's own name of an IANA zone, given in any case or as an alias; null for an unknown name or an offset. */
export const canonicalZone = (name: string): string | null => {
  const known = names.get(name);
  if (known !== undefined) return known;
  if (!ZONE_NAME.test(name)) return null;
  let found: string | null = null;
  try {
    found = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // Caches unknown names too.
  }
  if (names.size >= MAX_NAMES) names.clear();
  names.set(name, found);
  return found;
};
