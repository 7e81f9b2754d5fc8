/** Applies cage sums: removes digits that no combination for the cage contains. */
import { bit, digitsOf, type Board } from '../board';
import type { Step } from '../types';

type Use = (unit: number, cell: number, gone: number) => boolean;

/** Calls back for each cell from which a sum removes candidates, until a call returns true. */
function eachSum({ layout, digits, candidates }: Board, use: Use): void {
  if (!layout.cageOf) return;
  for (let unit = layout.wholeCount; unit < layout.units.length; unit++) {
    const { cells, sum } = layout.units[unit]!;
    if (!sum) continue;
    const open = cells.filter((cell) => !digits[cell]);
    const rest = cells.reduce((left, cell) => left - digits[cell]!, sum);
    const fitting = open.map(() => 0);
    fit(candidates, open, rest, 0, [], fitting);
    for (const [i, cell] of open.entries()) {
      const gone = candidates[cell]! & ~fitting[i]!;
      if (gone && use(unit, cell, gone)) return;
    }
  }
}

export function findSum(board: Board): Step | null {
  let step: Step | null = null;
  eachSum(board, (unit, cell, gone) => {
    const { cells } = board.layout.units[unit]!;
    step = {
      technique: 'sum',
      digits: digitsOf(gone),
      cells: [cell, ...cells.filter((other) => other !== cell)],
      unit,
      other: null,
      place: null,
      remove: [{ cell, mask: gone }],
    };
    return true;
  });
  return step;
}

/** Removes all candidates that the cages' sums exclude, in one pass. Returns the number of steps. */
export function sweepSums(board: Board): number {
  let steps = 0;
  eachSum(board, (_, cell, gone) => {
    board.candidates[cell]! &= ~gone;
    steps++;
    return false;
  });
  return steps;
}

/** Tries every way to fill the open cells, and retains the digits of those that reach the remaining sum. */
function fit(
  candidates: Uint16Array,
  open: readonly number[],
  rest: number,
  used: number,
  tried: number[],
  fitting: number[],
): void {
  const i = tried.length;
  if (i === open.length - 1) {
    // The last digit must equal the rest of the sum.
    const last = rest < 1 || rest > 9 ? 0 : bit(rest) & candidates[open[i]!]! & ~used;
    if (!last) return;
    tried.forEach((mask, at) => (fitting[at]! |= mask));
    fitting[i]! |= last;
    return;
  }
  for (let left = candidates[open[i]!]! & ~used; left; left &= left - 1) {
    const mask = left & -left;
    const digit = 32 - Math.clz32(mask);
    if (digit > rest) return;
    tried.push(mask);
    fit(candidates, open, rest - digit, used | bit(digit), tried, fitting);
    tried.pop();
  }
}
