/** Turns a filled grid into a level that the player fills letter by letter. */
import type { BankAnswer } from './bank';
import type { FilledGrid } from './grid';
import type { Kind, Level } from './types';

/** Returns the letter of every square, or an empty text for a block. */
export function listLetters({ pattern, slots, answers }: FilledGrid): string[] {
  const letters = pattern.isOpen.map(() => '');
  slots.forEach(({ cells }, i) => cells.forEach((cell, at) => (letters[cell] = answers[i]!.text[at]!)));
  return letters;
}

/** Returns the level. Calls `clueOf` once for each answer, in the order of the entries. */
export function createLevel(
  kind: Kind,
  grid: FilledGrid,
  clueOf: (answer: BankAnswer) => string,
  givens: readonly number[] = [],
): Level {
  const { columns, rows, isOpen } = grid.pattern;
  return {
    ...{ kind, columns, rows, givens },
    entries: grid.slots.map(({ number, isAcross, cells }, i) => ({
      ...{ number, isAcross, cells },
      text: grid.answers[i]!.text,
      clue: clueOf(grid.answers[i]!),
    })),
    keys: isOpen.map((is, cell) => (is ? cell : -1)),
    answers: listLetters(grid),
  };
}
