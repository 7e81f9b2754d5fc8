/** Runs work on the items of a list, with a limit on the number of items at once. */

/**
 * @template T
 * @param {readonly T[]} items
 * @param {number} limit
 * @param {(item: T) => Promise<unknown>} work
 */
export const forEachInParallel = async (items, limit, work) => {
  const iterator = items[Symbol.iterator]();
  const worker = async () => {
    for (let { done, value } = iterator.next(); !done; { done, value } = iterator.next()) await work(value);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
};
