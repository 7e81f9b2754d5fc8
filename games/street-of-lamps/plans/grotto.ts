/** Defines a grotto: one connected cave, rock that is connected to the outside, and numbers that count visible cells. */
import { GIVENS, linkRule, type PlanRules } from './plan';
import { fillUntil } from './by-chance';
import { cellsVisibleFrom, sightRules } from './sight';

export const grotto: PlanRules = {
  assumes: ['hard'],
  thinned: { easy: 70, medium: 85, hard: 100 },
  drag: 'fill',
  clues: GIVENS,
  generateLayout(size, random) {
    const links = [linkRule(size, 2), linkRule(size, 1, true)];
    const isRocky = (solution: readonly boolean[]) =>
      Math.abs(solution.filter(Boolean).length / solution.length - 0.42) < 0.12;
    const solution = fillUntil(size, links, 50, random, isRocky);
    if (!solution) return null;
    const isFixed = solution.map((is) => !is);
    const numbers = solution.map((is, cell) => (is ? null : cellsVisibleFrom(size, cell, solution)));
    return { solution, isFixed, numbers };
  },
  rules: (size, layout) => [...sightRules(size, layout), linkRule(size, 2), linkRule(size, 1, true)],
};
