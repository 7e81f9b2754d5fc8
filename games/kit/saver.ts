/** Saves at once or after a delay, and always before the page may be closed. */
import type { JsonValue } from '@/lib/game-protocol';
import type { Starwick } from '../sdk/api';

export interface Saver {
  /** The state has changed: reads and saves it, after the delay if there is one. */
  touch(): void;
  /** Saves now. Resolves to whether the page saved it; a failed save is retried with the next change. */
  flush(): Promise<boolean>;
}

/**
 * Creates a saver over a function that returns the current state. Without a delay every change is sent at once, because data
 * that is sent while the page closes may not arrive. A delay is for data that changes by itself.
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
      // Further changes do not postpone the save, because steady play would never be saved.
      timer ??= setTimeout(() => void flush(), delayMs);
    },
    flush,
  };
}
