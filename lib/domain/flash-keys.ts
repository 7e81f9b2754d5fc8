/** The keys that a Flash game's frame offers. Apart from flash-frame.ts: pages name keys and never read them. */
import { isGameKey, MAX_GAME_KEYS, type GameKey } from './game-keys';

/** Reads which keys the frame is to offer; unknown ones and repeats are left out. */
export const parseFlashKeys = (search: string): GameKey[] => {
  const named = (new URLSearchParams(search).get('keys') ?? '').split(',');
  return [...new Set(named)].filter(isGameKey).slice(0, MAX_GAME_KEYS);
};
