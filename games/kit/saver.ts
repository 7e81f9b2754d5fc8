/** Saves at once or a while after a change, and always before the page may go away. */
import type { JsonValue } from '@/lib/game-protocol';
import type { Starwick } from '../sdk/api';

export interface Saver {
  /** The state has changed: it is read and saved, after the delay if there is one. */
  touch(): void;
  /** Saves now. Resolves to whether the page kept it; what wasn't kept is tried again with the next change. */
  flush(): Promise<boolean>;
}

/**
 * Makes a saver over a function that gives the state as it is. Without a delay every change is sent at once: nothing that
 * is sent while the page goes away is sure to arrive. A delay is for what changes by itself.
 */
export function createSaver(starwick: Pick<Starwick, 'progress'>, read: () => JsonValue, delayMs = 0): Saver {
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
      if (!delayMs) return void flush();
      // Not put off by further changes: steady play would never be saved.
      timer ??= setTimeout(() => void flush(), delayMs);
    },
    flush,
  };
}
