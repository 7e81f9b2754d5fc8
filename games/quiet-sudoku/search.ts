/** Searches by trial: fills an empty grid, and counts the solutions of a puzzle. Does not imitate a person. */
import type { Random } from '../kit/seeded-random';
import { digitBit, cloneBoard, countBits, createBoard, digitsOf, placeDigit, type Board } from './board';
import { sweepBonds } from './techniques/bonds';
import { runSingles } from './techniques/singles';
import { sweepSums } from './techniques/sums';
import type { Layout, Variant } from './types';

// The maximum number of nodes per attempt to fill a grid. A successful attempt needs little more than one node per
// cell, and abandoning a failing one costs less than finishing it.
const FILL_BUDGET = 150;
// The variants in which a random fill rarely succeeds. In these, forced digits are filled in at once.
const RARELY_LUCKY_VARIANTS: ReadonlySet<Variant> = new Set(['patchwork', 'argyle']);

/** Returns a full grid in which every unit is correct. */
export function fillGrid(layout: Layout, random: Random): number[] {
  for (;;) {
    const budget = { nodes: FILL_BUDGET };
    const filled = fillCells(createBoard(layout, []), random, budget);
    if (filled) return Array.from(filled.digits);
  }
}

/** Finds up to `limit` solutions. */
export function findSolutions(layout: Layout, grid: ArrayLike<number>, limit = 2): number[][] {
  const found: number[][] = [];
  collectSolutions(createBoard(layout, grid), limit, found);
  return found;
}

// Returns the cell with the fewest candidates. A cell without candidates ends the branch.
function nextCellToFill(board: Board): number {
  let best = -1;
  let fewestCandidates = 10;
  for (let cell = 0; cell < board.digits.length; cell++) {
    if (board.digits[cell]) continue;
    const count = countBits(board.candidates[cell]!);
    if (count < fewestCandidates) {
      best = cell;
      fewestCandidates = count;
      if (count < 2) break;
    }
  }
  return best;
}

// Returns whether a digit fits nowhere in a unit, which ends the branch as well.
function isBroken(board: Board): boolean {
  const all = (1 << board.layout.size) - 1;
  const { units, wholeCount } = board.layout;
  for (let u = 0; u < wholeCount; u++) {
    let visitedCount = 0;
    for (const cell of units[u]!.cells)
      visitedCount |= board.digits[cell] ? digitBit(board.digits[cell]!) : board.candidates[cell]!;
    if (visitedCount !== all) return true;
  }
  return false;
}

function fillCells(board: Board, random: Random, budget: { nodes: number }): Board | null {
  const cell = nextCellToFill(board);
  if (cell < 0) return board;
  for (const digit of random.shuffle(digitsOf(board.candidates[cell]!))) {
    if (budget.nodes-- <= 0) return null;
    const next = cloneBoard(board);
    placeDigit(next, cell, digit);
    if (RARELY_LUCKY_VARIANTS.has(board.layout.variant)) {
      runSingles(next);
      if (isBroken(next)) continue;
    }
    const filled = fillCells(next, random, budget);
    if (filled) return filled;
  }
  return null;
}

function collectSolutions(board: Board, limit: number, found: number[][]): void {
  while (sweepBonds(board) + sweepSums(board));
  if (isBroken(board)) return;
  const cell = nextCellToFill(board);
  if (cell < 0) {
    found.push(Array.from(board.digits));
    return;
  }
  for (const digit of digitsOf(board.candidates[cell]!)) {
    if (found.length >= limit) return;
    const next = cloneBoard(board);
    placeDigit(next, cell, digit);
    collectSolutions(next, limit, found);
  }
}
