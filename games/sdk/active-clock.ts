/** Measures active time as a sum of intervals between time stamps, without a timer. */

export interface ActiveClock {
  /** Starts counting, unless the clock is already counting. */
  start(): void;
  stop(): void;
  /** Returns the active time so far, as an integer of milliseconds. */
  ms(): number;
  /** Replaces the active time, for a resumed run. */
  set(ms: number): void;
  isRunning(): boolean;
}

/** Creates a clock over any monotonic source of milliseconds. */
export function createActiveClock(now: () => number = () => performance.now()): ActiveClock {
  let sum = 0;
  let since: number | null = null;
  const ms = () => Math.floor(sum + (since === null ? 0 : Math.max(0, now() - since)));
  return {
    start() {
      since ??= now();
    },
    stop() {
      sum = ms();
      since = null;
    },
    ms,
    set(value) {
      sum = value;
      if (since !== null) since = now();
    },
    isRunning: () => since !== null,
  };
}
