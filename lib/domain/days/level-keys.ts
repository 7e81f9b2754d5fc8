/** Level keys. A key is the first date of the level's period: a day, a week or a month. */
import type { archiveFrequencies } from '../../contract/game';
import { addDays, dayBoardFreezeTime, isLevelKey } from './days';

export type Frequency = (typeof archiveFrequencies)[number];

/** Returns the key of the level that a date belongs to: the date itself, its Monday, or the first of its month. */
export const levelKeyFor = (frequency: Frequency, date: string): string => {
  if (frequency === 'daily') return date;
  if (frequency === 'monthly') return `${date.slice(0, 7)}-01`;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
};

/** Returns the key of the following level. */
export const nextLevelKey = (frequency: Frequency, key: string): string => {
  if (frequency === 'monthly') return levelKeyFor(frequency, addDays(key, 31));
  return addDays(key, frequency === 'weekly' ? 7 : 1);
};

/** Returns the key of the preceding level. */
export const previousLevelKey = (frequency: Frequency, key: string): string =>
  levelKeyFor(frequency, addDays(key, -1));

/** Returns the first key on or after a date. */
export const firstLevelKeyFrom = (frequency: Frequency, date: string): string => {
  const key = levelKeyFor(frequency, date);
  return key < date ? nextLevelKey(frequency, key) : key;
};

/** Returns whether a level of this frequency begins on a date. */
export const isLevelKeyOf = (frequency: Frequency, value: string): boolean =>
  isLevelKey(value) && levelKeyFor(frequency, value) === value;

/** The first and last date of a game's levels; null without a limit. */
export interface LevelRange {
  firstDay: string | null;
  lastDay: string | null;
}

/** Returns whether a game has a level with this key, even if the level has not opened yet. */
export const isInRange = ({ firstDay, lastDay }: LevelRange, key: string): boolean =>
  (!firstDay || key >= firstDay) && (!lastDay || key <= lastDay);

/** Returns the last `count` keys up to and including `newest`, oldest first. */
export const lastLevelKeys = (frequency: Frequency, newest: string, count: number): string[] => {
  const keys = [newest];
  while (keys.length < count) keys.unshift(previousLevelKey(frequency, keys[0] ?? newest));
  return keys;
};

/** Returns whether a game's last level has ended by a date; false while the date is unknown. */
export const isArchiveOver = (
  archive: { endDate: string | null; frequency: Frequency } | null,
  today: string | null,
): boolean => Boolean(archive?.endDate && today && levelKeyFor(archive.frequency, today) > archive.endDate);

/** Returns the key of the newest level on a date: the current one, or the last one of a game that has ended. */
export const newestLevelKey = (frequency: Frequency, { lastDay }: LevelRange, today: string): string =>
  levelKeyFor(frequency, lastDay && lastDay < today ? lastDay : today);

/** Returns when the board of a level freezes, which depends on the level's last day. */
export const boardFreezeTime = (frequency: Frequency, key: string): Date =>
  dayBoardFreezeTime(addDays(nextLevelKey(frequency, key), -1));
