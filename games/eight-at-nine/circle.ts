/** The directions of a circle as unit vectors, computed so that every engine rounds alike, without the engine's sines. */
import { CIRCLE } from './config';
import type { Point } from './types';

const QUARTER = CIRCLE / 4;

/** The unit vectors of the first quarter: each is the previous one, turned by one part. */
const ARC: readonly Point[] = turnThrough(QUARTER);

function turnThrough(count: number): Point[] {
  const part = (2 * 3.141592653589793) / CIRCLE;
  // Such a small angle needs only a few terms.
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

/** Returns the unit vector of a part: 0 is up the table, clockwise; also beyond a full circle. */
export function wayAt(part: number): Point {
  const at = ((part % CIRCLE) + CIRCLE) % CIRCLE;
  const [along, across] = ARC[at % QUARTER]!;
  if (at < QUARTER) return [along, -across];
  if (at < 2 * QUARTER) return [across, along];
  if (at < 3 * QUARTER) return [-along, across];
  return [-across, -along];
}

/** Returns the part whose direction is closest to a vector. */
export function partTowards(dx: number, dy: number): number {
  const quarter = dx >= 0 ? (dy < 0 ? 0 : 1) : dy >= 0 ? 2 : 3;
  const isBefore = (part: number): boolean => {
    const [x, y] = wayAt(part);
    return x * dy - y * dx > 0;
  };
  let [low, high] = [quarter * QUARTER, (quarter + 1) * QUARTER];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  const missOf = (part: number) => {
    const [x, y] = wayAt(part);
    const cross = x * dy - y * dx;
    return cross * cross;
  };
  return (missOf(low) <= missOf(high) ? low : high) % CIRCLE;
}
