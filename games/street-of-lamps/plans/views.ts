/** Defines long views: no two hedges are adjacent, all open cells are connected, and numbers count visible cells. */
import { besideRules, GIVENS, linkRule, type PlanRules } from './plan';
import { fillByChance } from './by-chance';
import { cellsVisibleFrom, sightRules } from './sight';

export const views: PlanRules = {
  assumes: ['hard'],
  thinned: { easy: 75, medium: 90, hard: 100 },
  drag: 'cross',
  clues: GIVENS,
  generateLayout(size, random) {
    const solution = fillByChance(size, [...besideRules(size), linkRule(size, 2)], 34, random);
    if (!solution) return null;
    const isFixed = solution.map((is) => !is);
    const numbers = solution.map((is, cell) => (is ? null : cellsVisibleFrom(size, cell, solution)));
    return { solution, isFixed, numbers };
  },
  rules: (size, layout) => [...besideRules(size), ...sightRules(size, layout), linkRule(size, 2)],
};
