/** Texts of the site that the specification does not define. */

/** A separate constant, because every page loads it. */
export const NETWORK_FAILURE = 'You seem to be offline. Please try again when you are back.';

export const SITE_MESSAGES = {
  notFoundTitle: 'This lamp has gone out.',
  failureNumber: 'If you write to us about it, name this number:',
  serverErrorTitle: 'Someone tripped over the cable.',
  networkFailure: NETWORK_FAILURE,
  runFailure: 'Your result could not be saved yet. It is kept here and can be sent again.',
} as const;
