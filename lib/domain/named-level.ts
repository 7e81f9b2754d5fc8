/** The level that a daily game's record names. */
import { isLevelKey } from './days';

const KEY_LENGTH = 10;

/** Returns the level that a game's `dailyLevelKey` ends with, such as `lamps:2027-01-01`; null where it names none. */
export const namedLevel = (dailyLevelKey: string | null): string | null => {
  const level = dailyLevelKey?.slice(-KEY_LENGTH) ?? '';
  return isLevelKey(level) ? level : null;
};
