/**
 * Compares findings with a baseline, which has the number of remaining findings of each folder. More findings fail the
 * check, and so do fewer until the baseline is lowered. A folder that is not in the baseline may have no findings.
 */
import { folderOf } from './collect.mjs';

export const CHECKS = ['comments', 'tests', 'names'];

const sortCounts = (counts) =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the number of findings for each check and folder. */
export const countFindings = (findings) => {
  const counts = Object.fromEntries(CHECKS.map((check) => [check, {}]));
  for (const { check, path } of findings) {
    const folder = folderOf(path);
    counts[check][folder] = (counts[check][folder] ?? 0) + 1;
  }
  return Object.fromEntries(CHECKS.map((check) => [check, sortCounts(counts[check])]));
};

/**
 * Compares counts with the baseline.
 * @returns {{ check: string, folder: string, allowed: number, found: number }[]} the folders that differ
 */
export const compareCounts = (baseline, counts) =>
  CHECKS.flatMap((check) => {
    const folders = new Set([...Object.keys(baseline[check] ?? {}), ...Object.keys(counts[check])]);
    return [...folders].sort().flatMap((folder) => {
      const allowed = baseline[check]?.[folder] ?? 0;
      const found = counts[check][folder] ?? 0;
      return allowed === found ? [] : [{ check, folder, allowed, found }];
    });
  });

/** Returns the baseline lowered to the counts; it is never raised. */
export const lowerBaseline = (baseline, counts) =>
  Object.fromEntries(
    CHECKS.map((check) => [
      check,
      sortCounts(
        Object.fromEntries(
          Object.entries(baseline[check] ?? {})
            .map(([folder, allowed]) => [folder, Math.min(allowed, counts[check][folder] ?? 0)])
            .filter(([, allowed]) => allowed > 0),
        ),
      ),
    ]),
  );
