/** The queue of requests about runs. It keeps their order within a page, and lets only one tab at a time send results. */
import type { BrowserLocks } from './browser-locks';

const SEND_LOCK_NAME = 'sw_unsent';
/** The maximum time of a page's own first attempt, in a browser without locks: a request's timeout and a margin. */
const FIRST_ATTEMPT_MS = 40_000;

export interface SendQueue {
  /** Runs the work after all earlier work on this page, so that no report arrives after the end of its run. */
  inOrder<T>(work: () => Promise<T>): Promise<T>;
  /** Runs the work while no other tab runs such work. */
  withSendLock<T>(work: () => Promise<T>): Promise<T>;
  /** Marks the run as being sent by this page until the work is done or the page is closed. */
  asSender<T>(runId: string, work: () => Promise<T>): Promise<T>;
  /** Returns whether the page that finished the run is still open and sends it. */
  hasSender(runId: string, finishedAt: number): Promise<boolean>;
}

/** @param locks null if the browser has none. Duplicates are harmless then, because the server accepts a run only once. */
export const createSendQueue = (locks: BrowserLocks | null, now: () => number): SendQueue => {
  let last: Promise<unknown> = Promise.resolve();
  const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    locks ? (locks.request(name, work) as Promise<T>) : work();
  return {
    inOrder: (work) => {
      const next = last.then(work, work);
      last = next.catch(() => undefined);
      return next;
    },
    withSendLock: (work) => withLock(SEND_LOCK_NAME, work),
    asSender: (runId, work) => withLock(`${SEND_LOCK_NAME} ${runId}`, work),
    hasSender: async (runId, finishedAt) => {
      if (!locks) return now() - finishedAt <= FIRST_ATTEMPT_MS;
      return locks.request(`${SEND_LOCK_NAME} ${runId}`, { ifAvailable: true }, (lock) => lock === null);
    },
  };
};
