/** Saves the game's state at once or after a delay, and always before the page may be closed. */
import type { JsonValue } from '@/lib/game-protocol';
import type { Starwick } from '../sdk/api';

export interface Saver {
  /** Schedules a save of the changed state, after the delay if there is one. */
  touch(): void;
  /** Saves now. Resolves with whether the page stored the state. A failed save is retried after the next change. */
  flush(): Promise<boolean>;
}

/**
 * Creates a saver for the state that `read` returns. Without a delay, every change is sent at once, because data sent
 * while the page closes may be lost. Use a delay for data that changes by itself.
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
      // Further changes do not postpone the save, because continuous play would then never be saved.
      timer ??= setTimeout(() => void flush(), delayMs);
    },
    flush,
  };
}
