/** Saves for a game that is opened for one challenge: they end with the page and never touch the player's own saves. */
import type { JsonValue } from '@/lib/game-protocol';
import type { ProgressSaves } from './progress-saves';

export const createMemorySaves = (now: () => Date): ProgressSaves => {
  let stored: JsonValue = null;
  return {
    load: async () => stored,
    save: async (state) => {
      stored = state;
      return { savedAt: now().toISOString() };
    },
  };
};
