/** Counts consecutive passes per test and engine. Only tests that have passed often enough run in continuous integration. */

/** A test qualifies with this many consecutive passes. */
export const REQUIRED_PASSES = 10;

/**
 * @typedef {{ id: string, outcome: 'passed' | 'failed' | 'skipped' }} TestResult
 * @typedef {Record<string, Record<string, number>>} PassCounts consecutive passes by engine and test id
 */

const nextCount = (count, outcome) => {
  if (outcome === 'failed') return 0;
  return outcome === 'passed' ? count + 1 : count;
};

const sortRecord = (record) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Adds one run of an engine. A failure resets the count of a test; a skipped test keeps its count.
 * @param {PassCounts} counts
 * @param {string} engine
 * @param {readonly TestResult[]} results
 * @param {{ isComplete: boolean }} options a complete run drops tests that no longer exist
 * @returns {PassCounts}
 */
export const recordRun = (counts, engine, results, { isComplete }) => {
  const before = counts[engine] ?? {};
  const after = Object.fromEntries(
    results.map(({ id, outcome }) => [id, nextCount(before[id] ?? 0, outcome)]),
  );
  return sortRecord({ ...counts, [engine]: sortRecord(isComplete ? after : { ...before, ...after }) });
};

/**
 * @param {PassCounts} counts
 * @param {string} engine
 * @returns {string[]} ids of the tests that have qualified
 */
export const qualifiedTests = (counts, engine) =>
  Object.entries(counts[engine] ?? {})
    .filter(([, passes]) => passes >= REQUIRED_PASSES)
    .map(([id]) => id);
