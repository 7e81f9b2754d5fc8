/**
 * Computes the tokens for the first daily finished on time each day: 10, plus the length of the streak across all
 * dailies, at most 20.
 */

const TOKENS_PER_DAY = 10;
const MAX_FOR_STREAK = 20;

/**
 * Returns the tokens for a day.
 * @param streak the length of the streak across all dailies, including this day
 */
export const tokensForDay = (streak: number): number => TOKENS_PER_DAY + Math.min(MAX_FOR_STREAK, streak);
