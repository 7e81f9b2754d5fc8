/** Computes the aiming line: straight to the first wall, then the start of the path from there. */
import { unitVectorAt } from './circle';
import { STRENGTHS } from './config';
import type { Hole, Point } from './types';
import { meetWalls, type Ball } from './walls';

const STRIDE = 0.08;
const AFTER_BOUNCE = 1.7;
const MIN_AIM_LENGTH = 1.2;
const MAX_AIM_LENGTH = 13;

export interface AimLine {
  points: readonly Point[];
  /** The point of the first contact, or null when the line ends before one. */
  bounce: Point | null;
}

export function aimLine(hole: Hole, from: Point, angle: number, strength: number): AimLine {
  const [vx, vy] = unitVectorAt(angle);
  const ball: Ball = { x: from[0], y: from[1], vx, vy };
  const points: Point[] = [from];
  let bounce: Point | null = null;
  let left = MIN_AIM_LENGTH + ((MAX_AIM_LENGTH - MIN_AIM_LENGTH) * strength) / STRENGTHS;
  while (left > 0) {
    ball.x += ball.vx * STRIDE;
    ball.y += ball.vy * STRIDE;
    left -= STRIDE;
    let hasMet = false;
    meetWalls(hole, ball, false, () => (hasMet = true));
    if (!hasMet) continue;
    points.push([ball.x, ball.y]);
    if (bounce) break;
    bounce = [ball.x, ball.y];
    left = Math.min(left, AFTER_BOUNCE);
  }
  points.push([ball.x, ball.y]);
  return { points, bounce };
}

/** Returns the part of the circle for a vector. Use it for the screen only, because engines differ in the last digit. */
export function circlePartOf(dx: number, dy: number, circle: number): number {
  const part = Math.round((Math.atan2(dx, -dy) / (2 * Math.PI)) * circle);
  return (part + circle) % circle;
}
