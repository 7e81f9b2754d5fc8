/** Computes the moving objects: their position at a step, and their collisions with the ball. */
import { unitVectorAt } from './circle';
import { BALL, CIRCLE } from './config';
import { nearestPointOn } from './shapes';
import type { Mover, Point } from './types';

/** Half the thickness of an arm. */
export const HALF_ARM_THICKNESS = 0.14;
const RADIANS_PER_PART = (2 * 3.141592653589793) / CIRCLE;

/** A contact: the nearest point of a moving object, its thickness there, and the velocity of that point per step. */
interface MoverTouch {
  at: Point;
  thickness: number;
  pace: Point;
}

/** Returns the positions of the arms' tips. */
export function armTipsOf(mover: Mover & { kind: 'arms' }, step: number): Point[] {
  const gap = CIRCLE / mover.lengths.length;
  return mover.lengths.map((length, i) => {
    const [x, y] = unitVectorAt(mover.start + step * mover.turn + i * gap);
    return [mover.x + x * length, mover.y + y * length];
  });
}

/** Returns the center of a box that moves back and forth. */
export function middleOf({ from, to, period, start }: Mover & { kind: 'box' }, step: number): Point {
  const share = ((step + start) % period) / period;
  const progress = share < 0.5 ? share * 2 : 2 - share * 2;
  return [from[0] + (to[0] - from[0]) * progress, from[1] + (to[1] - from[1]) * progress];
}

function touchArms(mover: Mover & { kind: 'arms' }, step: number, x: number, y: number): MoverTouch {
  const hub: Point = [mover.x, mover.y];
  let best: MoverTouch = { at: hub, thickness: mover.hub, pace: [0, 0] };
  let minGap = gapTo(best, x, y);
  const spin = mover.turn * RADIANS_PER_PART;
  for (const tip of armTipsOf(mover, step)) {
    const at = nearestPointOn(hub, tip, x, y);
    const pace: Point = [-(at[1] - mover.y) * spin, (at[0] - mover.x) * spin];
    const touch = { at, thickness: HALF_ARM_THICKNESS, pace };
    const gap = gapTo(touch, x, y);
    if (gap < minGap) [best, minGap] = [touch, gap];
  }
  return best;
}

function touchBox(mover: Mover & { kind: 'box' }, step: number, x: number, y: number): MoverTouch {
  const [mx, my] = middleOf(mover, step);
  const [ex, ey] = middleOf(mover, step + 1);
  const [w, h] = [mover.width / 2, mover.height / 2];
  const clamp = (value: number, middle: number, half: number) =>
    value < middle - half ? middle - half : value > middle + half ? middle + half : value;
  return { at: [clamp(x, mx, w), clamp(y, my, h)], thickness: 0, pace: [ex - mx, ey - my] };
}

const gapTo = ({ at, thickness }: MoverTouch, x: number, y: number): number => {
  const [dx, dy] = [x - at[0], y - at[1]];
  return Math.sqrt(dx * dx + dy * dy) - thickness - BALL;
};

/** Returns whether the ball may touch a moving object, which is rare. */
function isNear(mover: Mover, x: number, y: number): boolean {
  if (mover.kind === 'arms') {
    const reach = Math.max(mover.hub, ...mover.lengths) + HALF_ARM_THICKNESS + BALL;
    return x > mover.x - reach && x < mover.x + reach && y > mover.y - reach && y < mover.y + reach;
  }
  const { from, to, width, height } = mover;
  const [w, h] = [width / 2 + BALL, height / 2 + BALL];
  return (
    x > Math.min(from[0], to[0]) - w &&
    x < Math.max(from[0], to[0]) + w &&
    y > Math.min(from[1], to[1]) - h &&
    y < Math.max(from[1], to[1]) + h
  );
}

/** Returns the contact of a ball with a moving object, or null if there is none. */
export function findTouch(mover: Mover, step: number, x: number, y: number): MoverTouch | null {
  if (!isNear(mover, x, y)) return null;
  const touch = mover.kind === 'arms' ? touchArms(mover, step, x, y) : touchBox(mover, step, x, y);
  return gapTo(touch, x, y) < 0 ? touch : null;
}
