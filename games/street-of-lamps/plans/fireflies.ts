/**
 * Defines fireflies in the grass. Numbers on bare stones count the fireflies around them, and all stones are shown
 * from the start.
 */
import { neighborsOf } from '../grid';
import type { PuzzleLayout, Rule } from '../types';
import { bitCount, filledArray, countLit, GIVENS, combinationsOf, type PlanRules } from './plan';

const countedCells = (size: number, cell: number): number[] => neighborsOf(size, cell, true);

/** Returns the rules for two stones with common grass: all ways to place fireflies that satisfy both numbers. */
function pairRules(size: number, { isFixed, numbers }: PuzzleLayout): Rule[] {
  const countOpen = (cell: number) => countedCells(size, cell).filter((other) => !isFixed[other]);
  return numbers.flatMap((number, cell) =>
    numbers.slice(cell + 1).flatMap((other, k): Rule[] => {
      const next = cell + 1 + k;
      const isNear = Math.abs((next % size) - (cell % size)) <= 2 && next - cell <= 2 * size + 2;
      if (number === null || other === null || !isNear) return [];
      const [one, two] = [countOpen(cell), countOpen(next)];
      const cells = [...new Set([...one, ...two])];
      if (cells.length === one.length + two.length || cells.length > 10) return [];
      const bitsOf = (ownCells: number[]) =>
        ownCells.reduce((bits, at) => bits | (1 << cells.indexOf(at)), 0);
      const [first, second] = [bitsOf(one), bitsOf(two)];
      const combinations = combinationsOf(
        cells.length,
        (bits) => bitCount(bits & first) === number && bitCount(bits & second) === other,
      );
      return [{ kind: 'pair', cells, lo: 0, hi: cells.length, combinations }];
    }),
  );
}

export const fireflies: PlanRules = {
  assumes: ['hard'],
  isGraded: true,
  thinned: { easy: 55, medium: 100, hard: 100 },
  drag: 'cross',
  clues: GIVENS,
  counted: countedCells,
  generateLayout(size, random) {
    const solution = filledArray(size, false).map(() => random.below(100) < 24);
    const isFixed = solution.map((is) => !is);
    const numbers = solution.map((is, cell) => (is ? null : countLit(countedCells(size, cell), solution)));
    return { solution, isFixed, numbers };
  },
  rules(size, layout, mode) {
    const { solution, isFixed, numbers } = layout;
    const grass = isFixed.flatMap((is, cell) => (is ? [] : [cell]));
    const all = countLit(grass, solution);
    return [
      ...numbers.flatMap((number, cell): Rule[] =>
        number === null ? [] : [{ kind: 'stone', cells: countedCells(size, cell), lo: number, hi: number }],
      ),
      { kind: 'all', cells: grass, lo: all, hi: all },
      ...(mode === 'easy' ? [] : pairRules(size, layout)),
    ];
  },
};
