/** What advertising goes by: who provides it, and the specification's constants (spec §4, §8, §9). */

/** none: no places at all; house: our own panels; ramp: the external network, in a frame of its own. */
export const AD_PROVIDERS = ['none', 'house', 'ramp'] as const;
export type AdProviderName = (typeof AD_PROVIDERS)[number];

/** How often, and how far apart, a network's script is looked for. */
export const AD_POLLS = 50;
export const AD_POLL_MS = 100;
/** Spec §9: pre-content video gives up; no place waits longer either. */
export const AD_GIVE_UP_MS = AD_POLLS * AD_POLL_MS;
/** From the page's load to the look for an ad blocker. */
export const BLOCK_CHECK_MS = 1_500;
/** How near a place comes before anything is asked for it. */
export const LAZY_MARGIN = '200px';

/** The corner video: only in windows at least so wide and higher than small-screen mode (spec §9). */
export const CORNER_FROM_WIDTH = 1344;
export const CORNER_ABOVE_HEIGHT = 928;
/** Who closes it has it closed for so long. */
export const CORNER_CLOSED_MS = 24 * 60 * 60_000;

/** A video that is still there has a way past it after so long, and is over after the second. */
export const SKIP_AFTER_MS = 5_000;
export const VIDEO_MOST_MS = 90_000;
