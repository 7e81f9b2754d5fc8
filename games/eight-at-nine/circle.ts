/**
 * Computes the directions of a circle as unit vectors, without the engine's sines, so that every JavaScript engine
 * rounds identically.
 */
import { CIRCLE } from './config';
import type { Point } from './types';

const QUARTER = CIRCLE / 4;

/** The unit vectors of the first quarter. Each is the previous vector rotated by one part. */
const ARC: readonly Point[] = rotateByArcs(QUARTER);

function rotateByArcs(count: number): Point[] {
  const part = (2 * 3.141592653589793) / CIRCLE;
  // For such a small angle, a few terms of the series suffice.
  const sin = part - (part * part * part) / 6;
  const cos = 1 - (part * part) / 2 + (part * part * part * part) / 24;
  const arc: Point[] = [[0, 1]];
  for (let i = 1; i <= count; i++) {
    const [x, y] = arc[i - 1]!;
    const [nx, ny] = [x * cos + y * sin, y * cos - x * sin];
    const length = Math.sqrt(nx * nx + ny * ny);
    arc.push([nx / length, ny / length]);
  }
  return arc;
}

/**
 * Returns the unit vector for a part of the circle. 0 points up the table, and parts are counted clockwise, also
 * beyond a full circle.
 */
export function directionOfPart(part: number): Point {
  const at = ((part % CIRCLE) + CIRCLE) % CIRCLE;
  const [along, across] = ARC[at % QUARTER]!;
  if (at < QUARTER) return [along, -across];
  if (at < 2 * QUARTER) return [across, along];
  if (at < 3 * QUARTER) return [-along, across];
  return [-across, -along];
}

/** Returns the part of the circle whose direction is closest to a vector. */
export function partOfDirection(dx: number, dy: number): number {
  const quarter = dx >= 0 ? (dy < 0 ? 0 : 1) : dy >= 0 ? 2 : 3;
  const isBefore = (part: number): boolean => {
    const [x, y] = directionOfPart(part);
    return x * dy - y * dx > 0;
  };
  let [low, high] = [quarter * QUARTER, (quarter + 1) * QUARTER];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  const aimErrorOf = (part: number) => {
    const [x, y] = directionOfPart(part);
    const cross = x * dy - y * dx;
    return cross * cross;
  };
  return (aimErrorOf(low) <= aimErrorOf(high) ? low : high) % CIRCLE;
}
