/** The range's clock from one frame to the next. */
import { STEPS_PER_SECOND } from './config';

/** After a pause of the browser, the game does not catch up. */
const LONGEST_FRAME_MS = 60;

/** A frame's time stamp may be older than the call that requested it; then nothing moves, and never backward. */
export const stepsBetween = (lastMs: number, nowMs: number): number =>
  (Math.max(0, Math.min(LONGEST_FRAME_MS, nowMs - lastMs)) / 1000) * STEPS_PER_SECOND;
