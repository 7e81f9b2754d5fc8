/** Finds singles: the only cell for a digit in a unit, or the only digit for a cell. */
import { countBits, lowestDigit, placeDigit, type Board } from '../board';
import type { Layout, Step } from '../types';

const createPlacement = (
  technique: Step['technique'],
  cell: number,
  digit: number,
  unit: number | null,
  cells: number[],
): Step => ({
  technique,
  digits: [digit],
  cells,
  unit,
  other: null,
  place: { cell, digit },
  remove: [],
});

// Boxes come first, because they are easier to see than rows and columns.
const unitOrder = ({ units, wholeCount }: Layout) => {
  const all = [...units.keys()].slice(0, wholeCount);
  const isBox = (u: number) => units[u]!.kind === 'box' || units[u]!.kind === 'patch';
  return [...all.filter(isBox), ...all.filter((u) => !isBox(u))];
};

/** Returns the bits of the digits that fit in only one cell of the unit. */
function findOnlyCell(board: Board, cells: readonly number[]): number {
  let onceMask = 0;
  let twiceMask = 0;
  for (let i = 0; i < cells.length; i++) {
    const mask = board.candidates[cells[i]!]!;
    twiceMask |= onceMask & mask;
    onceMask |= mask;
  }
  return onceMask & ~twiceMask;
}

export function findHiddenSingle(board: Board): Step | null {
  for (const u of unitOrder(board.layout)) {
    const { cells } = board.layout.units[u]!;
    const mask = findOnlyCell(board, cells);
    if (!mask) continue;
    const digit = lowestDigit(mask);
    const cell = cells.find((c) => board.candidates[c]! & mask & -mask)!;
    return createPlacement('hiddenSingle', cell, digit, u, [cell]);
  }
  return null;
}

export function findNakedSingle(board: Board): Step | null {
  const cell = board.candidates.findIndex((mask) => countBits(mask) === 1);
  return cell < 0
    ? null
    : createPlacement('nakedSingle', cell, lowestDigit(board.candidates[cell]!), null, [cell]);
}

/**
 * Places every single until none is left. Returns the number of hidden singles (found in a unit) and of naked singles
 * (found in a cell).
 */
export function runSingles(board: Board): { hidden: number; naked: number } {
  const { units, wholeCount } = board.layout;
  const found = { hidden: 0, naked: 0 };
  for (let isMoving = true; isMoving && board.left;) {
    isMoving = false;
    for (let u = 0; u < wholeCount; u++) {
      const { cells } = units[u]!;
      let mask = findOnlyCell(board, cells);
      for (; mask; mask &= mask - 1) {
        const lowestBit = mask & -mask;
        const cell = cells.find((c) => board.candidates[c]! & lowestBit);
        if (cell === undefined) continue;
        placeDigit(board, cell, lowestDigit(lowestBit));
        found.hidden++;
        isMoving = true;
      }
    }
    if (isMoving) continue;
    for (let cell = 0; cell < board.candidates.length; cell++) {
      if (countBits(board.candidates[cell]!) !== 1) continue;
      placeDigit(board, cell, lowestDigit(board.candidates[cell]!));
      found.naked++;
      isMoving = true;
    }
  }
  return found;
}
