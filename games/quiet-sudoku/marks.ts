/** Computes the information derived from a grid: conflicts, remaining digits, and the validity of notes. */
import { digitBit } from './board';
import { DIGITS_ALLOWED_BY_BOND } from './bonds';
import type { Layout } from './types';

/**
 * Returns filled cells that repeat a digit of a unit or at a chess move, or that conflict with the cell's parity, its
 * clues or its cage.
 */
export function conflictsOf(layout: Layout, grid: readonly number[]): Set<number> {
  const found = new Set<number>();
  const { contacts, parity, bonds } = layout;
  grid.forEach((digit, cell) => {
    if (!digit) return;
    if (contacts?.[cell]!.some((other) => grid[other] === digit)) found.add(cell);
    if (parity && digit % 2 !== parity[cell]) found.add(cell);
    const isBent = bonds?.[cell]!.some(
      ({ kind, other }) =>
        grid[other] && !(DIGITS_ALLOWED_BY_BOND[kind][digitBit(digit)]! & digitBit(grid[other])),
    );
    if (isBent) found.add(cell);
  });
  for (const { cells, sum } of layout.units) {
    if (
      sum &&
      isWrongSum(
        cells.map((cell) => grid[cell]!),
        sum,
      )
    )
      for (const cell of cells) if (grid[cell]) found.add(cell);
    for (const cell of cells)
      if (grid[cell] && cells.some((other) => other !== cell && grid[other] === grid[cell])) found.add(cell);
  }
  return found;
}

// Returns whether a cage conflicts with its sum. A full cage must equal it, and an incomplete one must be below it.
function isWrongSum(digits: readonly number[], sum: number): boolean {
  const total = digits.reduce((a, b) => a + b, 0);
  return digits.includes(0) ? total >= sum : total !== sum;
}

/** Returns how many of each digit remain to be placed. Index 0 is digit 1. */
export function remainingOf(layout: Layout, grid: readonly number[]): number[] {
  return Array.from(
    { length: layout.size },
    (_, i) => layout.size - grid.filter((digit) => digit === i + 1).length,
  );
}

/** Returns whether saved notes are one mask per cell. */
export function isNotesArray(layout: Layout, value: unknown): value is number[] {
  const limit = 1 << layout.size;
  return (
    Array.isArray(value) &&
    value.length === layout.cellCount &&
    value.every((mask) => Number.isInteger(mask) && mask >= 0 && mask < limit)
  );
}
