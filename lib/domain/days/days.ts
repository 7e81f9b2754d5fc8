/** Days of levels (docs/scores.md). A level opens at local midnight; its board freezes at 12:00 UTC. */

export { DEFAULT_ZONE } from './default-zone';

const formatterCache = new Map<string, Intl.DateTimeFormat>();

const cachedFormatter = (zone: string): Intl.DateTimeFormat => {
  const known = formatterCache.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatterCache.set(zone, made);
  return made;
};

/** Returns the date (`YYYY-MM-DD`) of an instant in a zone. */
export const localDateOf = (zone: string, at: Date): string => cachedFormatter(zone).format(at);

/** Adds whole days to a level key. */
export const addDays = (levelKey: string, days: number): string => {
  const at = new Date(`${levelKey}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};

/** Returns when the board of a day freezes: when the day ends in UTC−12, at 12:00 UTC of the next day. */
export const dayBoardFreezeTime = (levelKey: string): Date => new Date(`${addDays(levelKey, 1)}T12:00:00Z`);

/** Returns whether a text is a real calendar date. */
export const isLevelKey = (value: string): boolean => {
  // Levels have dates between 1900 and 2999; the database rejects some dates outside that range.
  if (!/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value;
};
