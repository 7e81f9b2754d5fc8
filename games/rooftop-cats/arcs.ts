/** Computes the arcs of jumps in ticks and integer units. They determine the positions of moths, and how wide a gap may be. */
import { JUMP } from './config';

/**
 * Returns the height above the roof at each tick, for a jump that is held for some ticks. With `secondAt`, a second
 * jump follows at that tick.
 */
export function computeArc(heldTicks: number, secondAt = 0, ticks = 90): number[] {
  const heights = [0];
  let rise: number = JUMP.rise;
  let height = 0;
  for (let tick = 1; tick <= ticks; tick++) {
    const isSecond = secondAt > 0 && tick === secondAt;
    if (isSecond) rise = JUMP.second;
    const isHeld = tick <= heldTicks || secondAt > 0;
    if (!isHeld && rise > JUMP.cut) rise = JUMP.cut;
    rise = Math.max(-JUMP.fastest, rise - (isHeld && rise > 0 ? JUMP.heldPull : JUMP.pull));
    height += rise;
    heights.push(height);
  }
  return heights;
}

export const TAP_JUMP_ARC = computeArc(6);
export const FULL_JUMP_ARC = computeArc(40);
/** The arc of a full jump with a second jump at its top. */
export const DOUBLE_JUMP_ARC = computeArc(40, 26, 120);

/** Returns the tick at which an arc is highest. */
export const highestTickOf = (arc: readonly number[]): number => arc.indexOf(Math.max(...arc));
