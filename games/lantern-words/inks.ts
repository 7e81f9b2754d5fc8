/** Chooses the color of each word. Words that touch on the grid differ, so that two capsules never look like one. */
import { columnOf, rowOf } from './geometry';
import type { Level } from './types';

/** The number of colors of capsules and arches. */
export const COLOR_COUNT = 8;
/** The color family of each color. */
const FAMILY = [0, 1, 2, 3, 4, 1, 0, 5];

const areTouching = (level: Level, one: readonly number[], other: readonly number[]): boolean =>
  one.some((a) =>
    other.some(
      (b) =>
        Math.abs(rowOf(level, a) - rowOf(level, b)) <= 1 &&
        Math.abs(columnOf(level, a) - columnOf(level, b)) <= 1,
    ),
  );

/** Returns a color for each word, in the order of the list. */
export function wordColorsOf(level: Level): number[] {
  const inks: number[] = [];
  for (const [i, { cells }] of level.words.entries()) {
    const usedFamilies = new Set(
      level.words
        .slice(0, i)
        .flatMap((word, k) => (areTouching(level, word.cells, cells) ? [FAMILY[inks[k]!]] : [])),
    );
    const order = Array.from({ length: COLOR_COUNT }, (_, step) => (i + step) % COLOR_COUNT);
    inks.push(order.find((ink) => !usedFamilies.has(FAMILY[ink])) ?? i % COLOR_COUNT);
  }
  return inks;
}
