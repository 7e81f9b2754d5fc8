/** Implements geometry with exact arithmetic only: points in an area, the nearest point of an edge, rounded corners. */
import type { Area, Point } from './types';

const CURVE = [0.2, 0.4, 0.6, 0.8] as const;

/** Returns the point of the edge from `a` to `b` that is nearest to a point. */
export function nearestPointOn([ax, ay]: Point, [bx, by]: Point, x: number, y: number): Point {
  const dx = bx - ax;
  const dy = by - ay;
  const lengthSquared = dx * dx + dy * dy;
  const share = lengthSquared > 0 ? ((x - ax) * dx + (y - ay) * dy) / lengthSquared : 0;
  const at = share < 0 ? 0 : share > 1 ? 1 : share;
  return [ax + at * dx, ay + at * dy];
}

export function isInside(points: readonly Point[], x: number, y: number): boolean {
  let isIn = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[i]!;
    const b = points[j]!;
    if (a[1] > y === b[1] > y) continue;
    const [ax, ay, bx, by] = [a[0], a[1], b[0], b[1]];
    if (x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  }
  return isIn;
}

export function isInArea(area: Area, x: number, y: number): boolean {
  if (area.kind === 'field') return isInside(area.points, x, y);
  const dx = (x - area.x) / area.rx;
  const dy = (y - area.y) / area.ry;
  return dx * dx + dy * dy < 1;
}

/** Replaces every corner with a curve that begins at the given distance from it. */
export function roundCorners(points: readonly Point[], radius: number): Point[] {
  return points.flatMap((corner, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    const after = points[(i + 1) % points.length]!;
    const [from, to] = [pointTowards(corner, before, radius), pointTowards(corner, after, radius)];
    const curve = CURVE.map((t): Point => {
      const mix = (k: 0 | 1) => (1 - t) * (1 - t) * from[k] + 2 * t * (1 - t) * corner[k] + t * t * to[k];
      return [mix(0), mix(1)];
    });
    return [from, ...curve, to];
  });
}

function pointTowards([x, y]: Point, [tx, ty]: Point, distance: number): Point {
  const [dx, dy] = [tx - x, ty - y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const share = (distance < length / 2 ? distance : length / 2) / length;
  return [x + dx * share, y + dy * share];
}

/** Returns the corners of a box. */
export const boxPoints = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export const fieldArea = (left: number, top: number, right: number, bottom: number): Area => ({
  kind: 'field',
  points: boxPoints(left, top, right, bottom),
});

export const ovalArea = (x: number, y: number, rx: number, ry = rx): Area => ({
  kind: 'round',
  x,
  y,
  rx,
  ry,
});
