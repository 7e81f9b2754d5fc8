/** Work that waits in the database: done one piece at a time, when it is announced and every so often. */
import type { Log } from './log';
import { runAsNoRequest } from './request-id';

export interface Worker {
  /** Says that there is work. */
  wake(): void;
  /** Settles once nothing is left to do now. */
  updateCounts(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param doNext does one piece and says whether there was one
 * @param everyMs how often to look without being told, for what another process left
 */
export const createWorker = (
  name: string,
  doNext: () => Promise<boolean>,
  { everyMs, log }: { everyMs: number; log: Log },
): Worker => {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  const drain = async (): Promise<void> => {
    try {
      do {
        isAskedAgain = false;
        while (!isStopped && (await doNext()));
      } while (isAskedAgain && !isStopped);
    } finally {
      // In the step of the last look: who wakes the worker after it starts a new run.
      running = null;
    }
  };
  const wake = (): void => {
    if (isStopped) return;
    isAskedAgain = true;
    // After the answer that announced it: what follows must not delay it.
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
