/** Locks that behave like the browser's. */
import type { BrowserLocks } from '@/stores/outbox/browser-locks';

/** Each name has one holder at a time, across all tabs that share the locks. */
export const createLocks = (): BrowserLocks => {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, ...args: unknown[]): Promise<unknown> => {
    const work = args.at(-1) as (lock: object | null) => Promise<unknown>;
    const before = last.get(name);
    if (before && args.length > 1) return Promise.resolve(work(null));
    const turn = (before ?? Promise.resolve()).then(() => work({}));
    const lockEnd = turn
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === lockEnd) last.delete(name);
      });
    last.set(name, lockEnd);
    return turn;
  };
  return { request } as unknown as BrowserLocks;
};
