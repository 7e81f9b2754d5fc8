/**
 * Counts the hour of the trial. Adds up intervals of playing time and stores the sum regularly, so that closing the
 * file loses little.
 */
import type { OfflineStore } from './store';

export const TRIAL_MS = 60 * 60_000;
const NAME = 'trial';

export interface TrialClock {
  /** Returns the remaining trial time in milliseconds. */
  leftMs(): number;
  /** Starts counting, when play starts or resumes. */
  start(): void;
  /** Stops counting, when play pauses. */
  stop(): void;
  /** Adds and stores the playing time since the last call. */
  tick(): void;
}

/** Returns the stored playing time. An invalid value counts as a full hour, because the file itself never writes one. */
function readPlayedMs(store: OfflineStore): number {
  if (!store.has(NAME)) return 0;
  const found = store.get(NAME);
  return typeof found === 'number' && found >= 0 ? found : TRIAL_MS;
}

/**
 * Creates the trial.
 * @param now returns milliseconds of a monotonic clock
 */
export function createTrial(store: OfflineStore, now: () => number): TrialClock {
  let since: number | null = null;
  const trial: TrialClock = {
    leftMs: () => {
      const running = since === null ? 0 : now() - since;
      return Math.max(0, TRIAL_MS - readPlayedMs(store) - running);
    },
    start: () => void (since ??= now()),
    stop: () => {
      trial.tick();
      since = null;
    },
    tick: () => {
      if (since === null) return;
      const at = now();
      // Reads the stored time again, because another window of the same file shares the hour.
      store.set(NAME, Math.min(TRIAL_MS, readPlayedMs(store) + (at - since)));
      since = at;
    },
  };
  return trial;
}
