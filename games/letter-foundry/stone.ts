/** Where the letters lie on the stone, in shares of its sides. */
import type { Point } from './drag';
import type { Level } from './types';

const MIDDLE = 0.5;
const RADIUS = 0.355;

/** Gives the middle of each place: round the stone from the top, the keystone's in the middle. */
export function placesOf({ letters, keystone }: Pick<Level, 'letters' | 'keystone'>): Point[] {
  const round = letters.map((_, place) => place).filter((place) => place !== keystone);
  return letters.map((_, place) => {
    if (place === keystone) return { x: MIDDLE, y: MIDDLE };
    const angle = (round.indexOf(place) / round.length) * 2 * Math.PI - Math.PI / 2;
    return { x: MIDDLE + RADIUS * Math.cos(angle), y: MIDDLE + RADIUS * Math.sin(angle) };
  });
}

/** How far from its middle a letter is still meant. */
const REACH = 0.135;

/** Index of the point that a point lies on, −1 for none. */
export const nearest = (points: readonly Point[], { x, y }: Point): number =>
  points.findIndex((point) => Math.hypot(point.x - x, point.y - y) <= REACH);
