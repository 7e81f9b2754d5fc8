/** The log message about a missing icon (spec §8). */

export const ICON_MESSAGES = {
  iconMissing: 'Could not find icon',
} as const;
