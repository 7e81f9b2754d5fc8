/** Messages of the list under the bell, which the specification does not define. */

export const NOTIFICATION_MESSAGES = {
  empty: 'You have missed nothing.',
} as const;
