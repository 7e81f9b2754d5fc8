/** Saves a while after a change, and at once when the page may go away. */
import type { JsonValue } from '@/lib/game-protocol';
import type { Starwick } from '../sdk/api';

export interface Saver {
  /** The state has changed: it will be read and saved after the delay. */
  touch(): void;
  /** Saves now. Resolves to whether the page kept it; what wasn't kept is tried again with the next change. */
  flush(): Promise<boolean>;
}

/** Makes a saver over a function that gives the state as it is. */
export function createSaver(starwick: Starwick, read: () => JsonValue, delayMs: number): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isDirty) return true;
    isDirty = false;
    try {
      await starwick.progress.save(read());
      return true;
    } catch {
      isDirty = true;
      return false;
    }
  };
  document.addEventListener('visibilitychange', () => document.hidden && void flush());
  window.addEventListener('pagehide', () => void flush());
  return {
    touch() {
      isDirty = true;
      // Not put off by further changes: steady play would never be saved.
      timer ??= setTimeout(() => void flush(), delayMs);
    },
    flush,
  };
}
