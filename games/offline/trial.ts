/** The hour of the trial: playing time as a sum of intervals, kept as it grows, so that a file that is closed forgets little. */
import type { Store } from './store';

export const TRIAL_MS = 60 * 60_000;
const NAME = 'trial';

export interface Trial {
  /** Milliseconds that are left. */
  leftMs(): number;
  /** Play begins or goes on. */
  start(): void;
  /** Play rests. */
  stop(): void;
  /** Counts and keeps what was played since the last time. */
  tick(): void;
}

/** What stands there and is no time counts as an hour: who writes there has had one. */
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
      // Read anew: another window of the same file plays on the same hour.
      store.set(NAME, Math.min(TRIAL_MS, playedOf(store) + (at - since)));
      since = at;
    },
  };
  return trial;
}
