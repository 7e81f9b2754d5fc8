/** Messages of the notifications list, which the specification does not define. */

export const NOTIFICATION_MESSAGES = {
  empty: 'You have missed nothing.',
} as const;
