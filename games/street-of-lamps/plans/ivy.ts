/** Defines ivy: all of it is connected, each field has a count, and there are never four equal cells in a row. */
import type { Random } from '../../kit/seeded-random';
import type { PuzzleLayout, Rule } from '../types';
import {
  filledArray,
  countedInRegion,
  linkRule,
  NUMBERS,
  numbersOfRegions,
  regionRules,
  listWindowsOf,
  type PlanRules,
} from './plan';
import { fillUntil } from './by-chance';
import { addGivensUntilSolvable } from './give';
import { cellsOfRegions, growRegions } from './regions';

const MAX_REGION_CELLS = 8;

const fixedRules = (size: number): Rule[] => [
  ...listWindowsOf(size, 4).map((cells): Rule => ({ kind: 'four', cells, lo: 1, hi: 3 })),
  linkRule(size, 1),
];

/** Divides the board into fields of about `each` cells. */
export function divideIntoFields(size: number, each: number, max: number, random: Random): number[] | null {
  const starts = random
    .shuffle(filledArray(size, 0).map((_, cell) => cell))
    .slice(0, Math.round((size * size) / each))
    .map((cell) => [cell]);
  const regions = growRegions(size, starts, random, 60, max);
  return regions.includes(-1) ? null : regions;
}

const MAX_GIVEN = { easy: 4, medium: 5, hard: 6 };

const createRules = (size: number, layout: PuzzleLayout): Rule[] => [
  ...regionRules(layout),
  ...fixedRules(size),
];

export const ivy: PlanRules = {
  assumes: ['hard'],
  thinned: { easy: 0, medium: 30, hard: 100 },
  drag: 'fill',
  clues: NUMBERS,
  counted: countedInRegion,
  generateLayout(size, random, mode) {
    const regions = divideIntoFields(size, 4.5, MAX_REGION_CELLS, random);
    if (!regions || cellsOfRegions(regions).some(({ length }) => length < 2)) return null;
    const isHalf = (solution: readonly boolean[]) =>
      Math.abs(solution.filter(Boolean).length / solution.length - 0.5) < 0.12;
    const solution = fillUntil(size, fixedRules(size), 50, random, isHalf);
    if (!solution) return null;
    const layout = {
      solution,
      regions,
      isFixed: filledArray(size, false),
      numbers: numbersOfRegions(regions, solution),
    };
    return addGivensUntilSolvable(
      layout,
      { rules: createRules(size, layout), max: MAX_GIVEN[mode], mayAssume: mode === 'hard' },
      random,
    );
  },
  rules: createRules,
};
