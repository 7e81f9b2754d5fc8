/**
 * Parses the keys that a Flash game's frame shows as buttons. Separate from flash-frame.ts, because pages write keys
 * but never read them.
 */
import { isGameKey, MAX_GAME_KEYS, type GameKey } from './game-keys';

/** Returns the keys that the frame shows, without unknown keys and duplicates. */
export const parseFlashKeys = (search: string): GameKey[] => {
  const named = (new URLSearchParams(search).get('keys') ?? '').split(',');
  return [...new Set(named)].filter(isGameKey).slice(0, MAX_GAME_KEYS);
};
