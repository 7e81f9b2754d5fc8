/** Error messages for advertising that fails to load (spec §8). */

export const ADVERTISING_MESSAGES = {
  rampTimeout: 'Ramp failed to load in time.',
  boltTimeout: 'Bolt Player failed to load in time.',
  missingIds: 'The ids of the ad publisher and of the site are missing.',
} as const;
