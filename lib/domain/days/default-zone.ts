/** Spec §9: the time zone used when none is known. */
export const DEFAULT_ZONE = 'America/Los_Angeles';
