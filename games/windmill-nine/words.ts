/** The text about a hole and a round. */
import { MAX_STROKES } from './config';
import { parOf, totalOf } from './play';
import type { Play } from './types';

const NAMES: Record<number, string> = {
  [-3]: 'Albatross',
  [-2]: 'Eagle',
  [-1]: 'Birdie',
  0: 'Par',
  1: 'Bogey',
  2: 'Double bogey',
};

/** Returns a text such as `Birdie`, `Hole in one` or `4 over par`. */
export function nameOf(strokes: number, par: number): string {
  if (strokes === 1) return 'Hole in one';
  if (strokes >= MAX_STROKES) return 'Eight is enough';
  return NAMES[strokes - par] ?? `${strokes - par} over par`;
}

/** Returns a text such as `3 under par`, `level par` or `2 over par`. */
export function compareWithPar(strokes: number, par: number): string {
  const difference = strokes - par;
  if (difference === 0) return 'level par';
  return `${Math.abs(difference)} ${difference < 0 ? 'under' : 'over'} par`;
}

export const countStrokes = (count: number): string => `${count} ${count === 1 ? 'stroke' : 'strokes'}`;

/** Returns the title of a finished round. */
export function titleOf(play: Play): string {
  const difference = totalOf(play) - parOf(play);
  if (difference < 0) return 'Under par';
  return difference === 0 ? 'Level par' : 'Round played';
}
