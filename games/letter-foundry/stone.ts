/** The positions of the letters on the stone, in shares of its sides. */
import type { Point } from './drag';
import type { Level } from './types';

const MIDDLE = 0.5;
const RADIUS = 0.355;

/** Returns the center of each position: around the stone, the keystone's at the top. */
export function placesOf({ letters, keystone }: Pick<Level, 'letters' | 'keystone'>): Point[] {
  return letters.map((_, place) => {
    const angle = ((place - (keystone ?? 0)) / letters.length) * 2 * Math.PI - Math.PI / 2;
    return { x: MIDDLE + RADIUS * Math.cos(angle), y: MIDDLE + RADIUS * Math.sin(angle) };
  });
}

/** The distance from its center at which a letter is still pressed, and the required distance of a line. */
const REACH = 0.135;
/** A straight line between two letters with one between them passes that one at 0.13, which must not count. */
const LINE_REACH = 0.1;

/** Returns the index of the nearest point in reach, −1 for none. */
export function nearest(points: readonly Point[], { x, y }: Point, isLine: boolean): number {
  const reach = isLine ? LINE_REACH : REACH;
  return points.findIndex((point) => Math.hypot(point.x - x, point.y - y) <= reach);
}
