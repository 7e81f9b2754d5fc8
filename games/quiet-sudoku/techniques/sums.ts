/** Applies cage sums: removes digits that no combination for the cage contains. */
import { digitBit, digitsOf, type Board } from '../board';
import type { Step } from '../types';

type Use = (unit: number, cell: number, excluded: number) => boolean;

/** Calls back for each cell from which a sum removes candidates, until a call returns true. */
function eachSum({ layout, digits, candidates }: Board, use: Use): void {
  if (!layout.cageOf) return;
  for (let unit = layout.wholeCount; unit < layout.units.length; unit++) {
    const { cells, sum } = layout.units[unit]!;
    if (!sum) continue;
    const open = cells.filter((cell) => !digits[cell]);
    const remainingSum = cells.reduce((left, cell) => left - digits[cell]!, sum);
    const fitting = open.map(() => 0);
    fitDigits(candidates, open, remainingSum, 0, [], fitting);
    for (const [i, cell] of open.entries()) {
      const excluded = candidates[cell]! & ~fitting[i]!;
      if (excluded && use(unit, cell, excluded)) return;
    }
  }
}

export function findSum(board: Board): Step | null {
  let step: Step | null = null;
  eachSum(board, (unit, cell, excluded) => {
    const { cells } = board.layout.units[unit]!;
    step = {
      technique: 'sum',
      digits: digitsOf(excluded),
      cells: [cell, ...cells.filter((other) => other !== cell)],
      unit,
      other: null,
      place: null,
      remove: [{ cell, mask: excluded }],
    };
    return true;
  });
  return step;
}

/** Removes all candidates that the cages' sums exclude, in one pass. Returns the number of steps. */
export function sweepSums(board: Board): number {
  let steps = 0;
  eachSum(board, (_, cell, excluded) => {
    board.candidates[cell]! &= ~excluded;
    steps++;
    return false;
  });
  return steps;
}

/** Tries every way to fill the open cells, and retains the digits of those that reach the remaining sum. */
function fitDigits(
  candidates: Uint16Array,
  open: readonly number[],
  remainingSum: number,
  used: number,
  tried: number[],
  fitting: number[],
): void {
  const i = tried.length;
  if (i === open.length - 1) {
    // The last digit must equal the rest of the sum.
    const last =
      remainingSum < 1 || remainingSum > 9 ? 0 : digitBit(remainingSum) & candidates[open[i]!]! & ~used;
    if (!last) return;
    tried.forEach((mask, at) => (fitting[at]! |= mask));
    fitting[i]! |= last;
    return;
  }
  for (let left = candidates[open[i]!]! & ~used; left; left &= left - 1) {
    const mask = left & -left;
    const digit = 32 - Math.clz32(mask);
    if (digit > remainingSum) return;
    tried.push(mask);
    fitDigits(candidates, open, remainingSum - digit, used | digitBit(digit), tried, fitting);
    tried.pop();
  }
}
