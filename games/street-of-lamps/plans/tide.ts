/** Defines tide and sand: each is connected, and no square of four cells is entirely one of them. */
import { filledArray, GIVENS, linkRule, squareRules, type PlanRules } from './plan';
import { fillByChance } from './by-chance';
import type { Rule } from '../types';

const createRules = (size: number): Rule[] => [
  ...squareRules(size, 1, 3),
  linkRule(size, 1),
  linkRule(size, 2),
];

export const tide: PlanRules = {
  assumes: ['medium', 'hard'],
  thinned: { easy: 85, medium: 92, hard: 100 },
  drag: 'fill',
  clues: GIVENS,
  generateLayout(size, random) {
    const solution = fillByChance(size, createRules(size), 50, random);
    return (
      solution && {
        solution,
        isFixed: filledArray(size, true),
        numbers: filledArray<number | null>(size, null),
      }
    );
  },
  rules: createRules,
};
