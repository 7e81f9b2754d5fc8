/** What a missing icon logs (spec §8). */

export const ICON_MESSAGES = {
  iconMissing: 'Could not find icon',
} as const;
