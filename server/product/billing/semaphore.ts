/** Limits how many tasks run at the same time; further tasks wait in a queue. */

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

export const createSemaphore = (limit: number): Semaphore => {
  let runningCount = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (runningCount >= limit) await new Promise<void>((go) => queue.push(go));
    else runningCount += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // The next task in the queue takes over this slot.
      if (next) next();
      else runningCount -= 1;
    }
  };
};
