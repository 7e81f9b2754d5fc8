/** Defines tiles on a terrace: a number counts the tiles in the 3 by 3 square around it. */
import { neighborsOf } from '../grid';
import type { Rule } from '../types';
import { filledArray, countLit, NUMBERS, type PlanRules } from './plan';

const countedCells = (size: number, cell: number): number[] => [cell, ...neighborsOf(size, cell, true)];

export const mosaic: PlanRules = {
  assumes: [],
  thinned: { easy: 45, medium: 75, hard: 100 },
  drag: 'fill',
  clues: NUMBERS,
  counted: countedCells,
  generateLayout(size, random) {
    const solution = filledArray(size, false).map(() => random.below(100) < 54);
    const numbers = solution.map((_, cell) => countLit(countedCells(size, cell), solution));
    return { solution, isFixed: filledArray(size, false), numbers };
  },
  rules: (size, { numbers }) =>
    numbers.flatMap((number, cell): Rule[] =>
      number === null ? [] : [{ kind: 'around', cells: countedCells(size, cell), lo: number, hi: number }],
    ),
};
