/** Defines ships at anchor: their lengths are known, no two ships touch, and each line has a count of cells. */
import type { Random } from '../../kit/seeded-random';
import { neighborsOf } from '../grid';
import type { Rule } from '../types';
import { allLines, filledArray, countEdges, GIVENS, lineRules, type PlanRules } from './plan';

/** The lengths of the ships for each size of the board, the longest first. */
const FLEETS: Readonly<Record<number, readonly number[]>> = {
  7: [3, 2, 2, 1, 1, 1],
  8: [4, 3, 2, 2, 1, 1, 1],
  10: [4, 3, 3, 2, 2, 2, 1, 1, 1, 1],
};

/** Places a ship at a random position where it fits. Returns false when it fits nowhere. */
function anchorShip(size: number, length: number, solution: boolean[], random: Random): boolean {
  const berths = allLines(size).flatMap((line) =>
    line.slice(length - 1).map((_, from) => line.slice(from, from + length)),
  );
  const berth = random
    .shuffle(berths)
    .find((cells) =>
      cells.every(
        (cell) => !solution[cell] && !neighborsOf(size, cell, true).some((other) => solution[other]),
      ),
    );
  for (const cell of berth ?? []) solution[cell] = true;
  return !!berth;
}

/** Returns one rule per pair of cells that touch at a corner, which forbids that both belong to ships. */
function cornerRules(size: number): Rule[] {
  return filledArray(size, 0).flatMap((_, cell) =>
    [cell + size - 1, cell + size + 1]
      .filter((other) => neighborsOf(size, cell, true).includes(other))
      .map((other): Rule => ({ kind: 'corner', cells: [cell, other], lo: 0, hi: 1 })),
  );
}

export const fleet: PlanRules = {
  assumes: ['hard'],
  thinned: { easy: 88, medium: 100, hard: 100 },
  drag: 'cross',
  clues: GIVENS,
  generateLayout(size, random) {
    const fleet = FLEETS[size]!;
    const solution = filledArray(size, false);
    if (!fleet.every((length) => anchorShip(size, length, solution, random))) return null;
    const numbers = filledArray<number | null>(size, null);
    return { solution, isFixed: filledArray(size, true), numbers, fleet, edges: countEdges(size, solution) };
  },
  rules(size, layout, mode) {
    const longest = Math.max(...layout.fleet!);
    const isShort = (bits: number) =>
      !('0'.repeat(size) + bits.toString(2)).includes('1'.repeat(longest + 1));
    const windows = allLines(size).flatMap((line) =>
      line.slice(longest).map((_, from): Rule => ({
        kind: 'long',
        cells: line.slice(from, from + longest + 1),
        lo: 0,
        hi: longest,
      })),
    );
    return [
      ...cornerRules(size),
      ...lineRules(size, layout, mode === 'easy' ? null : () => isShort),
      ...windows,
    ];
  },
};
