/** Counts the possible fillings of a grid, to ensure that a puzzle has exactly one answer. */
import type { Slot } from './slots';

/**
 * Counts the ways to fill the slots. Stops at two.
 * @param choices the texts that may be placed in each slot
 * @param knownLetters the known letter of each cell, empty for unknown ones
 * @param isOnce whether each text may be used only once
 */
export function countFillings(
  slots: readonly Slot[],
  choices: readonly (readonly string[])[],
  knownLetters: readonly string[],
  isOnce: boolean,
): number {
  const letters = [...knownLetters];
  const used = new Set<string>();
  let found = 0;
  const fittingAnswers = (slot: number) =>
    choices[slot]!.filter(
      (text) =>
        !(isOnce && used.has(text)) &&
        slots[slot]!.cells.every((cell, at) => letters[cell] === '' || letters[cell] === text[at]),
    );
  const fill = (open: readonly number[]): void => {
    if (open.length === 0) {
      found += 1;
      return;
    }
    const fits = open.map((slot) => ({ slot, texts: fittingAnswers(slot) }));
    const next = fits.reduce((best, fit) => (fit.texts.length < best.texts.length ? fit : best));
    const rest = open.filter((slot) => slot !== next.slot);
    const { cells } = slots[next.slot]!;
    for (const text of next.texts) {
      const before = cells.map((cell) => letters[cell]!);
      cells.forEach((cell, at) => (letters[cell] = text[at]!));
      used.add(text);
      fill(rest);
      used.delete(text);
      cells.forEach((cell, at) => (letters[cell] = before[at]!));
      if (found > 1) return;
    }
  };
  fill(slots.map((_, slot) => slot));
  return found;
}
