/** What the player says (spec §8). */

export const GAME_MESSAGES = {
  gameLoadFailure: 'An error occurred while loading this game. Please try again later.',
  gameSlow: 'This game is taking longer than usual to load. You can keep waiting or try again.',
  gameNotForMobile: 'This game does not support mobile devices.',
  landscapeUnsupported: 'Rotate the device into portrait mode to play this game.',
  portraitUnsupported: 'Rotate the device into landscape mode to play this game.',
} as const;
