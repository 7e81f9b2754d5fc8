/** A guest's saves: in this browser (games.md). */
import type { JsonValue } from '@/lib/game-protocol';
import type { KeyValueStorage } from '../key-value-storage';
import type { ProgressSaves } from './progress-saves';

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
  const key = `sw_save:${keyword}`;
  return {
    forget: () => storage.remove(key),
    load: async () => (storage.read(key) ?? null) as JsonValue,
    save: async (state) => {
      if (storage.write(key, state)) return { savedAt: now().toISOString() };
      throw new Error('This browser keeps nothing.');
    },
  };
};
