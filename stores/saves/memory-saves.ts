/** The saves of a game that is opened for one challenge. They exist only on the page, and never change the player's own saves. */
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
