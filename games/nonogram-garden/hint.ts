/** Finds the next line in which a person could deduce something, and explains it. */
import { findAgreement, cellsOfLine, placementsOf, type Agreement } from './lines';
import type { Clue, Level } from './types';

export interface Hint {
  title: string;
  text: string;
  /** The cells of the line. */
  line: readonly number[];
  /** The cells that can be deduced, or that are wrong. */
  targets: readonly number[];
  kind: 'fill' | 'cross' | 'mistake';
}

/** Returns the hint for the current cells and crosses, or null when there is nothing to suggest. Mistakes have priority. */
export function findHint(level: Level, filled: readonly boolean[], crosses: readonly boolean[]): Hint | null {
  const mistakes = findMistakes(level, filled, crosses);
  if (mistakes.length) {
    const cell = mistakes[0]!;
    const row = Math.floor(cell / level.size) + 1;
    const column = (cell % level.size) + 1;
    const mistakeText = filled[cell] ? 'is filled but should stay empty' : 'has a cross but should be filled';
    const text = `The cell in row ${row}, column ${column} ${mistakeText}.`;
    return { title: 'Something is off', text, line: [], targets: [cell], kind: 'mistake' };
  }
  const found: { hint: Hint; worth: number }[] = [];
  [...level.rows, ...level.columns].forEach((clue, line) => {
    const hint = readLine(level, line, clue, filled, crosses);
    if (hint) found.push({ hint, worth: (hint.kind === 'fill' ? 100 : 0) + hint.targets.length });
  });
  if (!found.length) return null;
  return found.reduce((best, next) => (next.worth > best.worth ? next : best)).hint;
}

/** Returns the cells that are filled or crossed incorrectly. */
export function findMistakes(
  { solution }: Level,
  filled: readonly boolean[],
  crosses: readonly boolean[],
): number[] {
  return solution.flatMap((is, cell) => ((filled[cell] && !is) || (crosses[cell] && is) ? [cell] : []));
}

function readLine(
  { size }: Level,
  line: number,
  clue: Clue,
  filled: readonly boolean[],
  crosses: readonly boolean[],
): Hint | null {
  const cells = cellsOfLine(size, line);
  const agreement: Agreement = { filled: 0, empty: 0 };
  cells.forEach((cell, i) => {
    if (filled[cell]) agreement.filled |= 1 << i;
    else if (crosses[cell]) agreement.empty |= 1 << i;
  });
  const sure = findAgreement(clue, size, agreement);
  if (!sure) return null;
  const toFill = cells.filter((_, i) => sure.filled & ~agreement.filled & (1 << i));
  const toCross = cells.filter((_, i) => sure.empty & ~agreement.empty & (1 << i));
  const targets = toFill.length ? toFill : toCross;
  if (!targets.length) return null;
  const name = line < size ? `Row ${line + 1}` : `Column ${line - size + 1}`;
  const kind = toFill.length ? 'fill' : 'cross';
  const blocks = clue.reduce((sum, block) => sum + block, 0);
  const isComplete = !toFill.length && cells.filter((cell) => filled[cell]).length === blocks;
  const text = toFill.length ? explainFilled(clue, size, agreement) : explainEmpty(clue, isComplete);
  return { title: `${name}: ${clue.join(' ') || 'no blocks'}`, text, line: cells, targets, kind };
}

function explainFilled(clue: Clue, size: number, agreement: Agreement): string {
  if (placementsOf(clue, size).length === 1) return 'The blocks fit in one way only. Fill the marked cells.';
  if (!agreement.filled && !agreement.empty)
    return 'Push the blocks to either end: the marked cells are filled both times.';
  return 'In every arrangement of the blocks that fits the known cells, the marked cells are filled.';
}

function explainEmpty(clue: Clue, isComplete: boolean): string {
  if (clue.length === 0) return 'Nothing goes here: cross the whole line out.';
  if (isComplete) return 'All its blocks are there: cross out the rest.';
  return 'No block can reach the marked cells: cross them out.';
}
