/** Work queued in the database: done one item at a time, when announced and at intervals. */
import type { Log } from './log';
import { runAsNoRequest } from './request-id';

export interface Worker {
  /** Announces work. */
  wake(): void;
  /** Resolves once no work is due. */
  updateCounts(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param doNext does one item and returns whether there was one
 * @param everyMs how often to look for work that another process left, without an announcement
 */
export const createWorker = (
  name: string,
  doNext: () => Promise<boolean>,
  { everyMs, log }: { everyMs: number; log: Log },
): Worker => {
  let running: Promise<void> | null = null;
  let isRequestedAgain = false;
  let isStopped = false;

  const drain = async (): Promise<void> => {
    try {
      do {
        isRequestedAgain = false;
        while (!isStopped && (await doNext()));
      } while (isRequestedAgain && !isStopped);
    } finally {
      // In the same step as the last check: a caller that wakes the worker afterwards starts a new run.
      running = null;
    }
  };
  const wake = (): void => {
    if (isStopped) return;
    isRequestedAgain = true;
    // Runs after the response that announced the work, so as not to delay it.
    running ??= runAsNoRequest(() => new Promise((resolve) => setImmediate(resolve)).then(drain)).catch(
      (error: unknown) => log.warn(`${name} rests until its next turn`, { error }),
    );
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    wake,
    updateCounts: async () => {
      while (running) await running;
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
