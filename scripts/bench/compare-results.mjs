/** Compares the results of two commits, measured in alternating rounds. */
import { createResult } from './statistics.mjs';

/** Smaller changes are not reported, even if they occur in every round. */
const MIN_CHANGE = 0.05;
/** Fewer rounds cannot distinguish a regression from noise. */
export const MIN_ROUNDS = 3;

/**
 * Pairs the results of two sides by name.
 * @param {ReturnType<typeof createResult>[][]} base results of each round
 * @param {ReturnType<typeof createResult>[][]} head results of each round
 * @returns results whose site is `head` and whose reference is `base`; without those that one side lacks
 */
export const pairResults = (base, head) => {
  const samplesOf = (rounds, name) =>
    rounds.flatMap((results) => results.filter((result) => result.name === name).map(({ site }) => site));
  return head[0].flatMap(({ name, unit, better }) => {
    const [reference, site] = [samplesOf(base, name), samplesOf(head, name)];
    if (reference.length !== head.length || site.length !== head.length) return [];
    return [createResult({ name, unit, better, site, reference, against: 'the other commit' })];
  });
};

/**
 * Lists the results that are worse in every round, and by more than 5 % in the median.
 * @param {ReturnType<typeof createResult>[]} results
 */
export const findRegressions = (results) =>
  results.filter(({ ratio, better, samples }) => {
    if (!ratio || samples.site.length < MIN_ROUNDS) return false;
    return better === 'lower'
      ? ratio.min > 1 && ratio.median > 1 + MIN_CHANGE
      : ratio.max < 1 && ratio.median < 1 - MIN_CHANGE;
  });
