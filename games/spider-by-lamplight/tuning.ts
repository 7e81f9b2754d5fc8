/** What help costs, and how quick a hand can be. */
export const HINT_PENALTY_MS = 30_000;
/** Nobody sees and plays a card faster, all the way through. */
export const MIN_MS_PER_MOVE = 100;
/** So many moves at the end may be the game's own. */
export const MOST_AT_ONCE = 104;
export const MAX_MOVES = 5_000;
