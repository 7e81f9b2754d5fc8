/** Computes percentages from the share of players whose results are at least as good as a player's. */

/** Absorbs rounding errors of fractions: for example, 0.07 times 100 is slightly more than 7. */
const EPSILON = 1e-9;

/** Returns the percentage of players that the player is better than, rounded down. */
export const percentBehind = (percentile: number): number => Math.floor(100 - 100 * percentile + EPSILON);

/** Returns the `n` of `Top n%`, rounded up. */
export const topPercent = (percentile: number): number => 100 - percentBehind(percentile);
