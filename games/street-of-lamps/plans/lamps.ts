/** Defines lamps in the lanes between houses: every lane is lit, and no lamp shines on another. */
import { neighborsOf, lanesOf, sightOf } from '../grid';
import type { Rule } from '../types';
import { filledArray, countLit, NUMBERS, type PlanRules } from './plan';

const countedCells = (size: number, cell: number): number[] => neighborsOf(size, cell, false);

export const lamps: PlanRules = {
  assumes: ['hard'],
  thinned: { easy: 45, medium: 100, hard: 100 },
  drag: 'cross',
  clues: NUMBERS,
  counted: countedCells,
  generateLayout(size, random) {
    const isFixed = filledArray(size, false);
    const all = isFixed.map((_, cell) => cell);
    // Places walls in opposite pairs, like the houses of a street.
    for (const cell of random.shuffle(all).slice(0, Math.floor((size * size) / 9))) {
      isFixed[cell] = true;
      isFixed[size * size - 1 - cell] = true;
    }
    const sight = sightOf(size, isFixed);
    const isLit = [...isFixed];
    const solution = filledArray(size, false);
    for (const cell of random.shuffle(all)) {
      if (isLit[cell]) continue;
      solution[cell] = true;
      for (const litCell of sight[cell]!) isLit[litCell] = true;
    }
    const numbers = all.map((cell) => (isFixed[cell] ? countLit(countedCells(size, cell), solution) : null));
    return { solution, isFixed, numbers };
  },
  rules(size, { isFixed, numbers }) {
    const sight = sightOf(size, isFixed);
    const isOpen = (cell: number) => !isFixed[cell];
    return [
      ...lanesOf(size, isFixed).map((cells): Rule => ({ kind: 'lane', cells, lo: 0, hi: 1 })),
      ...sight.flatMap((cells, cell): Rule[] =>
        isFixed[cell] ? [] : [{ kind: 'light', cells, lo: 1, hi: 2 }],
      ),
      ...numbers.flatMap((number, cell): Rule[] =>
        number === null
          ? []
          : [{ kind: 'wall', cells: countedCells(size, cell).filter(isOpen), lo: number, hi: number }],
      ),
    ];
  },
};
