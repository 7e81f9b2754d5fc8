/** Notifications for actions on a game's page. Separate from lib/messages.ts, which every page loads. */

export const LANDING_MESSAGES = {
  linkCopied: 'The link is copied.',
  resultCopied: 'Your result is copied.',
  problemSent: 'Thank you. We will look into it.',
  problemFailed: 'Your report could not be sent. Please try again later.',
  problemTooMany: 'You have sent many reports within an hour. Please try again later.',
  moreFailed: 'The next games could not be loaded. Please try again later.',
  noOtherGame: 'No other game could be found. Please try again later.',
} as const;
