/** Percentages from the share of players that are at least as good as one of them. */

/** Absorbs the rounding of fractions such as 0.07, which times 100 is slightly more than 7. */
const EPSILON = 1e-9;

/** Returns how many percent of the players one is better than, rounded down. */
export const percentBehind = (percentile: number): number => Math.floor(100 - 100 * percentile + EPSILON);

/** Returns the `n` of `Top n%`, rounded up. */
export const topPercent = (percentile: number): number => 100 - percentBehind(percentile);
