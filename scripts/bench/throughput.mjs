/** Runs operations of several workers in this process and measures them. */

/**
 * Runs `count` operations, `workers` at a time.
 * @param {{ count: number, workers: number }} size
 * @param {(index: number, worker: number) => Promise<unknown>} work
 * @returns {Promise<number[]>} the milliseconds of each operation
 */
export const measureTimes = async ({ count, workers }, work) => {
  const times = [];
  let next = 0;
  const runWorker = async (worker) => {
    while (next < count) {
      const index = next++;
      const startedAt = performance.now();
      await work(index, worker);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => runWorker(worker)));
  return times;
};

/** Runs operations as `measureTimes` does. @returns {Promise<number>} operations a second */
export const measureThroughput = async (size, work) => {
  const startedAt = performance.now();
  await measureTimes(size, work);
  return size.count / ((performance.now() - startedAt) / 1000);
};
