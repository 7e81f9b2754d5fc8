/** Tokens for a first daily finished on time: 10, and the length of the streak over any daily, that at most 20. */

const TOKENS_A_DAY = 10;
const MOST_FOR_STREAK = 20;

/** @param streak how long the streak over any daily is with this day */
export const tokensOfDay = (streak: number): number => TOKENS_A_DAY + Math.min(MOST_FOR_STREAK, streak);
