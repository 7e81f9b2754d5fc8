/** A queue that serves its callers in rotation, so that one with much work delays the others by one piece of it at most. */

export type FairQueue = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/** @param limit how many pieces of work run at once */
export const createFairQueue = (limit: number): FairQueue => {
  // A Map iterates in the order of insertion: the caller that was served is inserted again at the end.
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  const startNext = (): void => {
    const [next] = waiting;
    if (!next) return;
    const [caller, starts] = next;
    const start = starts.shift();
    waiting.delete(caller);
    if (starts.length > 0) waiting.set(caller, starts);
    running += 1;
    start?.();
  };

  return async (caller, work) => {
    if (running < limit) running += 1;
    else
      await new Promise<void>((start) => {
        const starts = waiting.get(caller);
        if (starts) starts.push(start);
        else waiting.set(caller, [start]);
      });
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
};
