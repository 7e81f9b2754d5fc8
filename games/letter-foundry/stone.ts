/** Computes the positions of the letters on the stone, as fractions of its sides. */
import type { Point } from './drag';
import type { Level } from './types';

const MIDDLE = 0.5;
const RADIUS = 0.355;

/** Returns the center of each position on a circle. The keystone's position is at the top. */
export function positionsOf({ letters, keystone }: Pick<Level, 'letters' | 'keystone'>): Point[] {
  return letters.map((_, position) => {
    const angle = ((position - (keystone ?? 0)) / letters.length) * 2 * Math.PI - Math.PI / 2;
    return { x: MIDDLE + RADIUS * Math.cos(angle), y: MIDDLE + RADIUS * Math.sin(angle) };
  });
}

/** The maximum distance of a tap from the center of the letter that it presses. */
const MAX_TAP_DISTANCE = 0.135;
/**
 * The maximum distance of a line from the center of a letter. A straight line between two letters passes the one
 * between them at 0.13, which must not count.
 */
const LINE_REACH = 0.1;

/** Returns the index of the nearest point within reach, or −1 for none. */
export function nearestPoint(points: readonly Point[], { x, y }: Point, isLine: boolean): number {
  const reach = isLine ? LINE_REACH : MAX_TAP_DISTANCE;
  return points.findIndex((point) => Math.hypot(point.x - x, point.y - y) <= reach);
}
