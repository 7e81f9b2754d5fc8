/** Texts of the site that the specification does not define. */

/** A separate constant, because every page loads it. */
export const NETWORK_FAILURE = 'You seem to be offline. Please try again when you are back.';

export const SITE_MESSAGES = {
  serverErrorTitle: 'Someone tripped over the cable.',
  networkFailure: NETWORK_FAILURE,
} as const;
