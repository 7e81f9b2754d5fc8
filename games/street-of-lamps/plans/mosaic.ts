/** Defines tiles on a terrace: a number counts the tiles in the 3 by 3 square around it. */
import { neighborsOf } from '../grid';
import type { Rule } from '../types';
import { blank, countOn, NUMBERS, type PlanRules } from './plan';

const counted = (size: number, cell: number): number[] => [cell, ...neighborsOf(size, cell, true)];

export const mosaic: PlanRules = {
  assumes: [],
  thinned: { easy: 45, medium: 75, hard: 100 },
  drag: 'fill',
  clues: NUMBERS,
  counted,
  generateLayout(size, random) {
    const solution = blank(size, false).map(() => random.below(100) < 54);
    const numbers = solution.map((_, cell) => countOn(counted(size, cell), solution));
    return { solution, isFixed: blank(size, false), numbers };
  },
  rules: (size, { numbers }) =>
    numbers.flatMap((number, cell): Rule[] =>
      number === null ? [] : [{ kind: 'around', cells: counted(size, cell), lo: number, hi: number }],
    ),
};
