/** Defines flower beds: rectangles that touch each other only at corners, with a number of cells in every field. */
import type { PuzzleLayout, Rule } from '../types';
import {
  apartRules,
  bitCount,
  filledArray,
  countedInRegion,
  NUMBERS,
  numbersOfRegions,
  regionRules,
  combinationsOf,
  type PlanRules,
} from './plan';
import { fillUntil } from './by-chance';
import { addGivensUntilSolvable } from './give';
import { divideIntoFields } from './ivy';

const NEVER_THREE = combinationsOf(4, (bits) => bitCount(bits) !== 3);

/**
 * Returns one rule per square of four cells. It allows any number of cells on except three, because a bed with three
 * cells of a square would lack a corner.
 */
const cornerRules = (size: number): Rule[] =>
  apartRules(size).map(({ cells }): Rule => ({
    kind: 'corner',
    cells,
    lo: 0,
    hi: 4,
    combinations: NEVER_THREE,
  }));

const MAX_GIVEN = { easy: 4, medium: 9, hard: 10 };

const createRules = (size: number, layout: PuzzleLayout): Rule[] => [
  ...regionRules(layout),
  ...cornerRules(size),
];

export const beds: PlanRules = {
  assumes: ['hard'],
  thinned: { easy: 0, medium: 30, hard: 100 },
  drag: 'fill',
  clues: NUMBERS,
  counted: countedInRegion,
  generateLayout(size, random, mode) {
    const regions = divideIntoFields(size, 3.8, 7, random);
    if (!regions) return null;
    const isHalf = (solution: readonly boolean[]) =>
      Math.abs(solution.filter(Boolean).length / solution.length - 0.5) < 0.15;
    const solution = fillUntil(size, cornerRules(size), 55, random, isHalf);
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
