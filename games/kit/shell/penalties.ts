/** Time that help adds to the result of most puzzles, in milliseconds. */
export const HINT_PENALTY_MS = 30_000;
export const CHECK_PENALTY_MS = 15_000;
