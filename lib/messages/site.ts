/** What the site says where the specification is silent. */

export const SITE_MESSAGES = {
  notFoundTitle: 'This lamp has gone out.',
  failureNumber: 'If you write to us about it, name this number:',
  serverErrorTitle: 'Someone tripped over the cable.',
  networkFailure: 'You seem to be offline. Please try again when you are back.',
  runFailure: 'Your result could not be saved yet. It is kept here and can be sent again.',
} as const;
