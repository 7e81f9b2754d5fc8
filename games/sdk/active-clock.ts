/** Active time as a sum of intervals between time stamps; no timer counts it. */

export interface ActiveClock {
  /** Starts counting; does nothing while it is counting. */
  start(): void;
  stop(): void;
  /** The active milliseconds so far, as an integer. */
  ms(): number;
  /** Replaces the sum, for a resumed run. */
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
