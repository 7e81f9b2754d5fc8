/** The saves of a guest, stored in this browser (games.md). */
import type { JsonValue } from '@/lib/game-protocol';
import type { KeyValueStorage } from '../key-value-storage';
import type { ProgressSaves } from './progress-saves';

/** The key prefixes of a guest's saves, and of their times. */
export const GUEST_SAVES_PREFIX = 'sw_save:';
export const GUEST_SAVE_TIMES_PREFIX = 'sw_save_time:';

interface BrowserSavesDeps {
  storage: KeyValueStorage;
  keyword: string;
  now(): Date;
}

export const createBrowserSaves = ({
  storage,
  keyword,
  now,
}: BrowserSavesDeps): ProgressSaves & { forget(): void } => {
  const key = `${GUEST_SAVES_PREFIX}${keyword}`;
  const timeKey = `${GUEST_SAVE_TIMES_PREFIX}${keyword}`;
  return {
    forget: () => {
      storage.remove(key);
      storage.remove(timeKey);
    },
    load: async () => (storage.read(key) ?? null) as JsonValue,
    save: async (state) => {
      const savedAt = now().toISOString();
      storage.write(timeKey, savedAt);
      if (storage.write(key, state)) return { savedAt };
      throw new Error('This browser keeps nothing.');
    },
  };
};
