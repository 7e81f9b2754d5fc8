/** Texts of boards, which the specification does not define. */

export const BOARD_MESSAGES = {
  boardEmpty: 'Nobody yet. Be the first name on the board.',
  boardUnverified: 'Results of this game are checked for what is possible, not replayed.',
  boardQuarantined: 'Your result is being checked. It is not on the board yet.',
  boardTop: 'You are among the best',
  boardTopOf: 'of everybody on this board.',
  boardFailure: 'The leaderboard could not be loaded. Please try again later.',
} as const;

/** The text of the friends' board, separate because that board loads on demand. */
export const NO_FRIENDS_ON_BOARD = 'None of your friends is on this board yet.';
