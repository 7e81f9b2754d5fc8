/** The range's clock from one frame to the next. */
import { STEPS_PER_SECOND } from './config';

/** After a pause of the browser nothing is caught up with. */
const LONGEST_FRAME_MS = 60;

/** A frame's time stamp may be from before the moment that asked for it: it moves nothing, and nothing backwards. */
export const stepsBetween = (lastMs: number, nowMs: number): number =>
  (Math.max(0, Math.min(LONGEST_FRAME_MS, nowMs - lastMs)) / 1000) * STEPS_PER_SECOND;
