/** Texts of boards, which the specification does not define. */

export const BOARD_MESSAGES = {
  boardEmpty: 'Nobody yet. Be the first name on the board.',
  boardNoFriends: 'None of your friends is on this board yet.',
  boardUnverified: 'Results of this game are checked for what is possible, not replayed.',
  boardQuarantined: 'Your result is being checked. It is not on the board yet.',
  boardTop: 'You are among the best',
  boardTopOf: 'of everybody on this board.',
  boardFailure: 'The leaderboard could not be loaded. Please try again later.',
} as const;
