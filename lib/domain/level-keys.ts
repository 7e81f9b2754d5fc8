/** Level keys: the date on which a level's period begins, for levels of a day, a week or a month. */
import type { archiveFrequencies } from '../contract/game';
import { addDays, boardFreezesAt, isLevelKey } from './days';

export type Frequency = (typeof archiveFrequencies)[number];

/** The key of the level that a date belongs to: itself, its Monday, or the first of its month. */
export const keyOf = (frequency: Frequency, date: string): string => {
  if (frequency === 'daily') return date;
  if (frequency === 'monthly') return `${date.slice(0, 7)}-01`;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
};

/** The key after a key. */
export const nextKey = (frequency: Frequency, key: string): string => {
  if (frequency === 'monthly') return keyOf(frequency, addDays(key, 31));
  return addDays(key, frequency === 'weekly' ? 7 : 1);
};

/** The key before a key. */
export const previousKey = (frequency: Frequency, key: string): string => keyOf(frequency, addDays(key, -1));

/** The first key of a range of dates that begins with `date`. */
export const firstKeyFrom = (frequency: Frequency, date: string): string => {
  const key = keyOf(frequency, date);
  return key < date ? nextKey(frequency, key) : key;
};

/** True for a date on which a level of this frequency begins. */
export const isKeyOf = (frequency: Frequency, value: string): boolean =>
  isLevelKey(value) && keyOf(frequency, value) === value;

/** The first and the last date of a game's levels; null where that side is open. */
export interface LevelRange {
  firstDay: string | null;
  lastDay: string | null;
}

/** Whether a key is that of a level which the game has, opened yet or not. */
export const isInRange = ({ firstDay, lastDay }: LevelRange, key: string): boolean =>
  (!firstDay || key >= firstDay) && (!lastDay || key <= lastDay);

/** The keys up to and including one, oldest first. */
export const lastKeys = (frequency: Frequency, newest: string, count: number): string[] => {
  const keys = [newest];
  while (keys.length < count) keys.unshift(previousKey(frequency, keys[0] ?? newest));
  return keys;
};

/** Whether a game has no level any more that is the current one on a date; false while the date is not known. */
export const isOver = (
  archive: { endDate: string | null; frequency: Frequency } | null,
  today: string | null,
): boolean => Boolean(archive?.endDate && today && keyOf(archive.frequency, today) > archive.endDate);

/** The key of the newest level on a date: the current one, or the last of an archive that has ended. */
export const newestKey = (frequency: Frequency, { lastDay }: LevelRange, today: string): string =>
  keyOf(frequency, lastDay && lastDay < today ? lastDay : today);

/** When the board of a level freezes: the board of its last day does. */
export const boardFreeze = (frequency: Frequency, key: string): Date =>
  boardFreezesAt(addDays(nextKey(frequency, key), -1));
