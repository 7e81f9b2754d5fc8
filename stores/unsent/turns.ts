/** Whose turn it is to send: one tab's at a time, and first of all that of the page that finished the run. */
import type { Locks } from './browser-locks';

const LOCK = 'sw_unsent';
/** Where a browser has no locks: a request's time, and a little, for the page's own first try. */
const OWN_TRY_MS = 40_000;

export interface Turns {
  /** One work at a time, over all tabs. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Marks the run as being sent by this page until the work is done, or the page is gone. */
  own<T>(runId: string, work: () => Promise<T>): Promise<T>;
  /** Whether the page that finished it is still there and sends it. */
  isOwned(runId: string, finishedAt: number): Promise<boolean>;
}

/** @param locks the browser's; null where it has none: the service itself takes a run only once */
export const createTurns = (locks: Locks | null, now: () => number): Turns => {
  const holding = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    locks ? (locks.request(name, work) as Promise<T>) : work();
  return {
    take: (work) => holding(LOCK, work),
    own: (runId, work) => holding(`${LOCK} ${runId}`, work),
    isOwned: async (runId, finishedAt) => {
      if (!locks) return now() - finishedAt <= OWN_TRY_MS;
      return locks.request(`${LOCK} ${runId}`, { ifAvailable: true }, (lock) => lock === null);
    },
  };
};
