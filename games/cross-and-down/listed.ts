/** Turns a filled grid into a level with a list of its words. Enough words are given to make their positions unique. */
import type { Random } from '../kit/seeded-random';
import { countFillings } from './fillings';
import type { FilledGrid } from './grid';
import { listLetters, createLevel } from './levels';
import type { Slot } from './slots';
import type { Level } from './types';

const MAX_GIVEN = 2;

/** Counts the ways to put each word into a slot. Stops at two. */
export const countFits = (
  slots: readonly Slot[],
  words: readonly string[],
  knownLetters: readonly string[],
): number =>
  countFillings(
    slots,
    slots.map(({ cells }) => words.filter(({ length }) => length === cells.length)),
    knownLetters,
    true,
  );

/** Gives one or two words, so that the others fit in exactly one way. Returns null when that does not suffice. */
export function makeListedLevel(grid: FilledGrid, random: Random): Level | null {
  const { slots, answers } = grid;
  const letters = listLetters(grid);
  const words = answers.map(({ text }) => text);
  const order = random.shuffle(slots);
  for (let count = 1; count <= MAX_GIVEN; count++) {
    const givens = [...new Set(order.slice(0, count).flatMap(({ cells }) => cells))].sort((a, b) => a - b);
    const knownLetters = letters.map((letter, cell) => (givens.includes(cell) ? letter : ''));
    if (countFits(slots, words, knownLetters) === 1) return createLevel('list', grid, () => '', givens);
  }
  return null;
}
