/** Computes how many steps the range plays between two frames. */
import { STEPS_PER_SECOND } from './config';

/** The maximum length of a frame. The game does not catch up after the browser paused it. */
const LONGEST_FRAME_MS = 60;

/**
 * Returns the steps for a frame. The frame's time stamp may be older than the call that requested the frame; in that
 * case, the result is 0.
 */
export const stepsBetween = (lastMs: number, nowMs: number): number =>
  (Math.max(0, Math.min(LONGEST_FRAME_MS, nowMs - lastMs)) / 1000) * STEPS_PER_SECOND;
