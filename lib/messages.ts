/** Every text of the specification that a user may read, word for word (spec §5, §8). */

export const MESSAGES = {
  wrongCredentials: 'Your username or password is incorrect.',
  loginFailure: 'There was an error while logging you in. Please try again later.',
  // Spec §8 spells "profle" so; it is verbatim.
  profileFailure: 'There was an error while fetching your profle. Please try again later.',
  verifyFailure: 'Unable to verify your credentials. Please try again later.',
  logoutFailure: 'There was an error logging you out. Please try again later.',
  gameLoadFailure: 'An error occurred while loading this game. Please try again later.',
  gameNotForMobile: 'This game does not support mobile devices.',
  landscapeUnsupported: 'Rotate the device into portrait mode to play this game.',
  portraitUnsupported: 'Rotate the device into landscape mode to play this game.',
  searchTooShort: 'Search terms must be at least 3 characters in length.',
  required: 'Required.',
  mustBeNumber: 'Must be a number.',
  mustBeEmail: 'Must be a valid email.',
  passwordMismatch: 'Passwords do not match.',
  passwordCommon: 'Please choose a more secure password.',
  unicodeNotAllowed: 'Unicode is not allowed.',
  rampTimeout: 'Ramp failed to load in time.',
  boltTimeout: 'Bolt Player failed to load in time.',
  iconMissing: 'Could not find icon',
} as const;

/** Texts of our own where the specification is silent. */
export const PRODUCT_MESSAGES = {
  boardEmpty: 'Nobody yet. Be the first name on the board.',
  boardFailure: 'The leaderboard could not be loaded. Please try again later.',
  notFoundTitle: 'This lamp has gone out.',
  serverErrorTitle: 'Someone tripped over the cable.',
  networkFailure: 'You seem to be offline. We will try again when you are back.',
  runFailure: 'Your result could not be saved yet. It is kept here and can be sent again.',
} as const;
