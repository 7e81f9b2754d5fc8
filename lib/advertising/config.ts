/** Configures advertising: the providers, and the specification's constants (spec §4, §8, §9). */

/** none: no slots; house: the site's own ads; ramp: the external network, in its own frame. */
export const AD_PROVIDERS = ['none', 'house', 'ramp'] as const;
export type AdProviderName = (typeof AD_PROVIDERS)[number];

/** The number of checks for a network's script, and the interval between them. */
export const AD_POLLS = 50;
export const AD_POLL_MS = 100;
/** Spec §9: a pre-content video gives up after this time; no other slot waits longer. */
export const AD_GIVE_UP_MS = AD_POLLS * AD_POLL_MS;
/** The time from the page's load to the check for an ad blocker. */
export const BLOCK_CHECK_MS = 1_500;
/** The distance from the viewport at which a slot starts to load. */
export const LAZY_MARGIN = '200px';

/** The corner video appears only in windows at least this wide and taller than small-screen mode (spec §9). */
export const CORNER_FROM_WIDTH = 1344;
export const CORNER_ABOVE_HEIGHT = 928;
/** How long the corner video stays closed after the visitor closes it. */
export const CORNER_CLOSED_MS = 24 * 60 * 60_000;

/** A video can be skipped after SKIP_AFTER_MS and ends after MAX_VIDEO_MS at the latest. */
export const SKIP_AFTER_MS = 5_000;
export const MAX_VIDEO_MS = 90_000;
