/** Creates the clues of a puzzle besides its givens from the solution: even cells, marked sides, cages. */
import type { Random } from '../kit/seeded-random';
import { bondBetween, reverseBond } from './bonds';
import { withBonds, withCages, withParity } from './layout';
import type { Bond, Layout } from './types';

const LARGEST_CAGE = 4;

/** Returns the layout of a puzzle with this solution. For variants without clues, that is the bare layout. */
export function addClues(bare: Layout, solution: readonly number[], random: Random): Layout {
  switch (bare.variant) {
    case 'even-and-odd':
      return withParity(bare, solution);
    case 'neighbours':
    case 'black-and-white':
    case 'more-or-less':
      return withBonds(bare, createBonds(bare, bare.variant, solution));
    case 'sums':
      return withCages(bare, createCages(bare, solution, random), solution);
    default:
      return bare;
  }
}

function createBonds(
  layout: Layout,
  variant: Parameters<typeof bondBetween>[0],
  solution: readonly number[],
): Bond[][] {
  const { size, cellCount, units, unitsOf } = layout;
  const bonds: Bond[][] = solution.map(() => []);
  const boxOf = (cell: number) => unitsOf[cell]!.find((u) => units[u]!.kind === 'box');
  const addBond = (cell: number, other: number) => {
    // Signs on every side would make the puzzle trivial, so only sides within boxes have signs.
    if (variant === 'more-or-less' && boxOf(cell) !== boxOf(other)) return;
    const kind = bondBetween(variant, solution[cell]!, solution[other]!, cell);
    bonds[cell]!.push({ kind, other });
    bonds[other]!.push({ kind: reverseBond(kind), other: cell });
  };
  for (let cell = 0; cell < cellCount; cell++) {
    if (cell % size < size - 1) addBond(cell, cell + 1);
    if (cell + size < cellCount) addBond(cell, cell + size);
  }
  return bonds;
}

/** Divides the board into cages of two to four cells without a repeated digit. A cell that fits into no cage remains free. */
function createCages({ size, cellCount }: Layout, solution: readonly number[], random: Random): number[][] {
  const cages: number[][] = [];
  const occupied = new Set<number>();
  const adjacentCells = (cell: number) =>
    [cell - size, cell + size, cell % size ? cell - 1 : -1, cell % size < size - 1 ? cell + 1 : -1].filter(
      (neighbor) => neighbor >= 0 && neighbor < cellCount,
    );
  const fits = (cage: readonly number[], cell: number) =>
    cage.every((other) => solution[other] !== solution[cell]);
  for (const start of random.shuffle(Array.from({ length: cellCount }, (_, cell) => cell))) {
    if (occupied.has(start)) continue;
    const cage = [start];
    occupied.add(start);
    const cageSize = 2 + random.below(LARGEST_CAGE - 1);
    while (cage.length < cageSize) {
      const open = cage.flatMap(adjacentCells).filter((cell) => !occupied.has(cell) && fits(cage, cell));
      if (!open.length) break;
      const cell = open[random.below(open.length)]!;
      cage.push(cell);
      occupied.add(cell);
    }
    cages.push(cage);
  }
  const findHostCage = (cell: number) =>
    cages.find(
      (cage) =>
        cage.length > 1 &&
        cage.length < LARGEST_CAGE &&
        fits(cage, cell) &&
        cage.some((other) => adjacentCells(other).includes(cell)),
    );
  for (const [cell] of cages.filter((cage) => cage.length === 1)) findHostCage(cell!)?.push(cell!);
  return cages.filter((cage) => cage.length > 1).map((cage) => cage.sort((a, b) => a - b));
}
