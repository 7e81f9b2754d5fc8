/** Texts around an ad network's videos, and for visitors with an ad blocker. */

export const AD_VIDEO_TEXTS = {
  startsSoon: 'Your game follows.',
  goesOnSoon: 'The game goes on after this.',
  skip: 'Skip',
  closeCorner: 'Close this advertisement',
} as const;

/** Shown when an ad blocker was detected. */
export const AD_BLOCK_TEXTS = {
  text: 'You seem to block advertising, and everything works as it is. Advertising keeps the lights on here: you can allow it for this site, or have none of it with Unlimited.',
  more: 'See Unlimited',
  dismiss: 'Dismiss this note',
} as const;
