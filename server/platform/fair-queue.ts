/** A queue that serves its callers in rotation. A caller with much work delays every other caller by at most one task. */

export type FairQueue = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue.
 * @param limit how many tasks run concurrently
 */
export const createFairQueue = (limit: number): FairQueue => {
  // A Map iterates in insertion order, so a served caller is inserted again at the end.
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
