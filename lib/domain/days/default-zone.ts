/** Spec §9: the zone when none is known. */
export const DEFAULT_ZONE = 'America/Los_Angeles';
