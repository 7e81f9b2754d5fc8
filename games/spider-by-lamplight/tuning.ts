/** The cost of help, and the minimum time per move. */
export const HINT_PENALTY_MS = 30_000;
/** The minimum time per move in ms. Nobody sees and plays cards faster over a complete game. */
export const MIN_MS_PER_MOVE = 100;
/** The maximum number of final moves that the game may make by itself. */
export const MAX_AT_ONCE = 104;
export const MAX_MOVES = 5_000;
