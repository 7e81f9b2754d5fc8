/** What the player says (spec §8). */

export const GAME_MESSAGES = {
  gameLoadFailure: 'An error occurred while loading this game. Please try again later.',
  gameNotForMobile: 'This game does not support mobile devices.',
  landscapeUnsupported: 'Rotate the device into portrait mode to play this game.',
  portraitUnsupported: 'Rotate the device into landscape mode to play this game.',
} as const;
