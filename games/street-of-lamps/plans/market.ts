/** Defines a market: every cell has a price, and every row and column has a sum. */
import type { PuzzleLayout, Rule } from '../types';
import { allLines, filledArray, EDGES, combinationsOf, type PlanRules } from './plan';

const MAX_PRICE = 9;

const sumOf = (
  cells: readonly number[],
  { numbers, solution }: Pick<PuzzleLayout, 'numbers' | 'solution'>,
): number => cells.reduce((sum, cell) => sum + (solution[cell] ? numbers[cell]! : 0), 0);

export const market: PlanRules = {
  assumes: ['hard'],
  isGraded: true,
  thinned: { easy: 0, medium: 15, hard: 50 },
  drag: 'fill',
  clues: EDGES,
  weigh: ({ numbers }, cell) => numbers[cell] ?? 0,
  generateLayout(size, random) {
    const numbers = filledArray(size, 0).map(() => 1 + random.below(MAX_PRICE));
    const solution = filledArray(size, false).map(() => random.below(100) < 52);
    const layout = { solution, numbers, isFixed: filledArray(size, false) };
    return { ...layout, edges: allLines(size).map((cells) => sumOf(cells, layout)) };
  },
  rules: (size, { edges = [], numbers }) =>
    allLines(size).flatMap((cells, line): Rule[] => {
      const sum = edges[line];
      if (typeof sum !== 'number') return [];
      const isAllowed = (bits: number) =>
        cells.reduce((left, cell, i) => left - ((bits >> i) & 1 ? numbers[cell]! : 0), sum) === 0;
      return [{ kind: 'sum', cells, lo: 0, hi: size, combinations: combinationsOf(size, isAllowed) }];
    }),
};
