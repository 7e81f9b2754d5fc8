/** Messages of the player (spec §8). */

/** A separate constant, so that pages that need only this message do not load the others. */
export const GAME_LOAD_FAILURE = 'An error occurred while loading this game. Please try again later.';

export const GAME_MESSAGES = {
  gameLoadFailure: GAME_LOAD_FAILURE,
  gameSlow: 'This game is taking longer than usual to load. You can keep waiting or try again.',
  gameNotForMobile: 'This game does not support mobile devices.',
  landscapeUnsupported: 'Rotate the device into portrait mode to play this game.',
  portraitUnsupported: 'Rotate the device into landscape mode to play this game.',
} as const;
