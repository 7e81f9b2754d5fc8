/** Defines tents next to trees: one tent for each tree, no two tents touching, with a count for each line. */
import { neighborsOf } from '../grid';
import type { Rule } from '../types';
import { apartRules, filledArray, EDGES, countEdges, lineRules, type PlanRules } from './plan';

export const camping: PlanRules = {
  assumes: ['hard'],
  isGraded: true,
  thinned: { easy: 0, medium: 25, hard: 60 },
  drag: 'cross',
  clues: EDGES,
  generateLayout(size, random) {
    const solution = filledArray(size, false);
    const isFixed = filledArray(size, false);
    const tentCount = Math.round((size * size) / 5);
    let count = 0;
    for (const cell of random.shuffle(solution.map((_, index) => index))) {
      if (count === tentCount) break;
      if (isFixed[cell] || neighborsOf(size, cell, true).some((other) => solution[other])) continue;
      const free = neighborsOf(size, cell, false).filter((other) => !isFixed[other] && !solution[other]);
      if (!free.length) continue;
      solution[cell] = true;
      isFixed[random.pick(free)] = true;
      count++;
    }
    return {
      solution,
      isFixed,
      numbers: filledArray<number | null>(size, null),
      edges: countEdges(size, solution),
    };
  },
  rules(size, layout, mode) {
    const { isFixed } = layout;
    const trees = isFixed.flatMap((is, cell) => (is ? [cell] : []));
    return [
      ...isFixed.flatMap((is, cell): Rule[] =>
        is || neighborsOf(size, cell, false).some((other) => isFixed[other])
          ? []
          : [{ kind: 'far', cells: [cell], lo: 0, hi: 0 }],
      ),
      ...trees.map((tree): Rule => ({ kind: 'tree', cells: neighborsOf(size, tree, false), lo: 1, hi: 4 })),
      ...apartRules(size),
      ...lineRules(size, layout, mode === 'easy' ? null : () => (bits) => (bits & (bits >> 1)) === 0),
    ];
  },
};
