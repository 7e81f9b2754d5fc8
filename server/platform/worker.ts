/** Processes work that is queued in the database, one item at a time: when notified, and at regular intervals. */
import type { Log } from './log';
import { runWithoutRequestId } from './request-id';

export interface Worker {
  /** Notifies the worker that there is work. */
  wake(): void;
  /** Resolves once no work is due. */
  updateCounts(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Creates a worker.
 * @param doNext processes one item and returns whether there was one
 * @param everyMs how often to check for work that another process left without a notification
 */
export const createWorker = (
  name: string,
  doNext: () => Promise<boolean>,
  { everyMs, log }: { everyMs: number; log: Log },
): Worker => {
  let running: Promise<void> | null = null;
  let isRequestedAgain = false;
  let isStopped = false;

  const drainQueue = async (): Promise<void> => {
    try {
      do {
        isRequestedAgain = false;
        while (!isStopped && (await doNext()));
      } while (isRequestedAgain && !isStopped);
    } finally {
      // Runs in the same turn of the event loop as the last check of `isRequestedAgain`, so that a later call of `wake`
      // starts a new run.
      running = null;
    }
  };
  const wakeWorker = (): void => {
    if (isStopped) return;
    isRequestedAgain = true;
    // Starts after the current response is sent, so that the response is not delayed.
    running ??= runWithoutRequestId(() =>
      new Promise((resolve) => setImmediate(resolve)).then(drainQueue),
    ).catch((error: unknown) => log.warn(`${name} failed, will retry`, { error }));
  };
  const timer = setInterval(wakeWorker, everyMs);
  timer.unref();
  return {
    wake: wakeWorker,
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
