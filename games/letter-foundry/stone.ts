/** Where the letters lie on the stone, in shares of its sides. */
import type { Point } from './drag';
import type { Level } from './types';

const MIDDLE = 0.5;
const RADIUS = 0.355;

/** Gives the middle of each place: round the stone, the keystone's at the top. */
export function placesOf({ letters, keystone }: Pick<Level, 'letters' | 'keystone'>): Point[] {
  return letters.map((_, place) => {
    const angle = ((place - (keystone ?? 0)) / letters.length) * 2 * Math.PI - Math.PI / 2;
    return { x: MIDDLE + RADIUS * Math.cos(angle), y: MIDDLE + RADIUS * Math.sin(angle) };
  });
}

/** How far from its middle a letter is still pressed, and how near a line must come to it. */
const REACH = 0.135;
/** Between two letters with one between them a straight line passes at 0.13: that one is not meant. */
const LINE_REACH = 0.1;

/** Index of the point that a point lies on, −1 for none. */
export function nearest(points: readonly Point[], { x, y }: Point, isLine: boolean): number {
  const reach = isLine ? LINE_REACH : REACH;
  return points.findIndex((point) => Math.hypot(point.x - x, point.y - y) <= reach);
}
