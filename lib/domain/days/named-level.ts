/** Reads the level that a daily game's record names. */
import { isLevelKey } from './days';

const KEY_LENGTH = 10;

/** Returns the level at the end of a game's `dailyLevelKey`, such as `lamps:2027-01-01`; null when there is none. */
export const namedLevel = (dailyLevelKey: string | null): string | null => {
  const level = dailyLevelKey?.slice(-KEY_LENGTH) ?? '';
  return isLevelKey(level) ? level : null;
};
