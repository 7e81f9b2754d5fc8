/** The queue of requests about runs: in order within a page, one tab at a time for results. */
import type { Locks } from './browser-locks';

const LOCK = 'sw_unsent';
/** The time of the page's own first attempt, in a browser without locks: a request's limit and a margin. */
const FIRST_ATTEMPT_MS = 40_000;

export interface SendQueue {
  /** Runs the work after all work given before on this page: no report arrives after the end of its run. */
  inOrder<T>(work: () => Promise<T>): Promise<T>;
  /** Runs the work while no other tab does. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Marks the run as being sent by this page until the work is done, or the page is closed. */
  asSender<T>(runId: string, work: () => Promise<T>): Promise<T>;
  /** Whether the page that finished the run is still open and sends it. */
  hasSender(runId: string, finishedAt: number): Promise<boolean>;
}

/** @param locks the browser's; null where it has none: the service itself accepts a run only once */
export const createSendQueue = (locks: Locks | null, now: () => number): SendQueue => {
  let last: Promise<unknown> = Promise.resolve();
  const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    locks ? (locks.request(name, work) as Promise<T>) : work();
  return {
    inOrder: (work) => {
      const next = last.then(work, work);
      last = next.catch(() => undefined);
      return next;
    },
    exclusively: (work) => withLock(LOCK, work),
    asSender: (runId, work) => withLock(`${LOCK} ${runId}`, work),
    hasSender: async (runId, finishedAt) => {
      if (!locks) return now() - finishedAt <= FIRST_ATTEMPT_MS;
      return locks.request(`${LOCK} ${runId}`, { ifAvailable: true }, (lock) => lock === null);
    },
  };
};
