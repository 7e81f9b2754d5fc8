/**
 * The hour of the trial: adds up intervals of playing time and stores the sum as it grows, so that closing the file loses
 * little.
 */
import type { Store } from './store';

export const TRIAL_MS = 60 * 60_000;
const NAME = 'trial';

export interface Trial {
  /** The remaining milliseconds. */
  leftMs(): number;
  /** Play starts or resumes. */
  start(): void;
  /** Play pauses. */
  stop(): void;
  /** Adds and stores the time that was played since the last call. */
  tick(): void;
}

/** An invalid stored value counts as a used hour, because the file never writes one. */
function playedOf(store: Store): number {
  if (!store.has(NAME)) return 0;
  const found = store.get(NAME);
  return typeof found === 'number' && found >= 0 ? found : TRIAL_MS;
}

/** @param now milliseconds of a clock that never goes back */
export function createTrial(store: Store, now: () => number): Trial {
  let since: number | null = null;
  const trial: Trial = {
    leftMs: () => {
      const running = since === null ? 0 : now() - since;
      return Math.max(0, TRIAL_MS - playedOf(store) - running);
    },
    start: () => void (since ??= now()),
    stop: () => {
      trial.tick();
      since = null;
    },
    tick: () => {
      if (since === null) return;
      const at = now();
      // Read again, because another window of the same file shares the hour.
      store.set(NAME, Math.min(TRIAL_MS, playedOf(store) + (at - since)));
      since = at;
    },
  };
  return trial;
}
