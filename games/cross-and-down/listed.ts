/** A filled grid whose words are listed without their places: as many words stand there already as make the answer the only one. */
import type { Random } from '../kit/seeded-random';
import type { FilledGrid } from './grid';
import { lettersOf, written } from './levels';
import type { Slot } from './slots';
import type { Level } from './types';

const MOST_GIVEN = 2;

/**
 * Counts the ways to put the words into the slots, up to two.
 * @param known By cell, the letters that stand there; empty where none does.
 */
export function countFits(
  slots: readonly Slot[],
  words: readonly string[],
  known: readonly string[],
): number {
  const letters = [...known];
  const used = new Set<string>();
  let found = 0;
  const fitting = ({ cells }: Slot) =>
    words.filter(
      (word) =>
        word.length === cells.length &&
        !used.has(word) &&
        cells.every((cell, at) => letters[cell] === '' || letters[cell] === word[at]),
    );
  const fill = (open: readonly Slot[]): void => {
    if (open.length === 0) {
      found += 1;
      return;
    }
    const choices = open.map((slot) => ({ slot, words: fitting(slot) }));
    const next = choices.reduce((best, choice) => (choice.words.length < best.words.length ? choice : best));
    const rest = open.filter((slot) => slot !== next.slot);
    for (const word of next.words) {
      const before = next.slot.cells.map((cell) => letters[cell]!);
      next.slot.cells.forEach((cell, at) => (letters[cell] = word[at]!));
      used.add(word);
      fill(rest);
      used.delete(word);
      next.slot.cells.forEach((cell, at) => (letters[cell] = before[at]!));
      if (found > 1) return;
    }
  };
  fill(slots);
  return found;
}

/** Gives one word away, or two, so that the others fit in one way alone. Null where that is not enough. */
export function listed(grid: FilledGrid, random: Random): Level | null {
  const { slots, answers } = grid;
  const letters = lettersOf(grid);
  const words = answers.map(({ text }) => text);
  const order = random.shuffle(slots);
  for (let count = 1; count <= MOST_GIVEN; count++) {
    const givens = [...new Set(order.slice(0, count).flatMap(({ cells }) => cells))].sort((a, b) => a - b);
    const known = letters.map((letter, cell) => (givens.includes(cell) ? letter : ''));
    if (countFits(slots, words, known) === 1) return written('list', grid, () => '', givens);
  }
  return null;
}
