/** Measures the drag that draws the bow, in CSS pixels. */
import { CIRCLE } from './config';

/** The length of the shortest drag that shoots. */
export const MIN_PULL = 16;

/** Returns the length of the drag that draws the bow fully. */
export const fullPullLength = (width: number, height: number): number =>
  Math.max(120, Math.min(260, Math.min(width, height) * 0.5));

/** Returns the bow's angle for a drag. Use it for the screen only, because engines differ in the last digit. */
export const pullAngleOf = (dx: number, dy: number): number =>
  Math.round((Math.atan2(dy, -dx) / (2 * Math.PI)) * CIRCLE);
