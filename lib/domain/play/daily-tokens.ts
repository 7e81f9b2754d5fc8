/** Computes the tokens for the first daily finished on time: 10, plus the length of the streak over any daily, at most 20. */

const TOKENS_A_DAY = 10;
const MAX_FOR_STREAK = 20;

/** @param streak the length of the streak over any daily, including this day */
export const tokensOfDay = (streak: number): number => TOKENS_A_DAY + Math.min(MAX_FOR_STREAK, streak);
