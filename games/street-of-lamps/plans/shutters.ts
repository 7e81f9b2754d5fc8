/**
 * Defines shutters: at most one of the equal numbers in a line is open, no two closed shutters are adjacent, and the
 * open ones are connected.
 */
import type { Random } from '../../kit/seeded-random';
import type { PuzzleLayout, Rule } from '../types';
import { allLines, besideRules, filledArray, linkRule, NO_CLUES, type PlanRules } from './plan';
import { fillByChance } from './by-chance';
import { addGivensUntilSolvable } from './give';

/** Returns the rules for each pair of equal numbers in a line. */
function equalNumberRules(size: number, numbers: readonly (number | null)[]): Rule[] {
  return allLines(size).flatMap((line) =>
    line.flatMap((cell, i) =>
      line
        .slice(i + 1)
        .filter((other) => numbers[other] === numbers[cell])
        .map((other): Rule => ({ kind: 'alike', cells: [cell, other], lo: 1, hi: 2 })),
    ),
  );
}

/**
 * Returns the rules for two equal numbers with one cell between them. At least one of the two closes, so the cell
 * between them is open.
 */
function betweenRules(size: number, numbers: readonly (number | null)[]): Rule[] {
  return allLines(size).flatMap((line) =>
    line
      .slice(1, -1)
      .flatMap((cell, i): Rule[] =>
        numbers[line[i]!] === numbers[line[i + 2]!] ? [{ kind: 'between', cells: [cell], lo: 0, hi: 0 }] : [],
      ),
  );
}

/** Returns a random Latin square, in which no number repeats in a line. */
function createLatinSquare(size: number, random: Random): number[] {
  const randomOrder = () => random.shuffle(Array.from({ length: size }, (_, i) => i));
  const [rows, columns, names] = [randomOrder(), randomOrder(), randomOrder()];
  return filledArray(size, 0).map(
    (_, cell) => names[(rows[Math.floor(cell / size)]! + columns[cell % size]!) % size]! + 1,
  );
}

/** Returns a number for a closed shutter: that of an open window in its row or column. */
function numberForClosedShutter(
  size: number,
  { solution, numbers }: PuzzleLayout,
  cell: number,
  random: Random,
): (number | null)[] {
  const lines = [Math.floor(cell / size), size + (cell % size)];
  const open = lines.flatMap((line) => allLines(size)[line]!).filter((other) => !solution[other]);
  const number = numbers[random.pick(open)]!;
  return numbers.map((own, at) => (at === cell ? number : own));
}

const MAX_GIVEN = { easy: 1, medium: 2, hard: 2 };

const createRules = (size: number, { numbers }: Pick<PuzzleLayout, 'numbers'>): Rule[] => [
  ...besideRules(size),
  ...betweenRules(size, numbers),
  ...equalNumberRules(size, numbers),
  linkRule(size, 2),
];

export const shutters: PlanRules = {
  assumes: ['hard'],
  thinned: { easy: 0, medium: 0, hard: 0 },
  drag: 'cross',
  clues: NO_CLUES,
  generateLayout(size, random, mode) {
    const solution = fillByChance(size, [...besideRules(size), linkRule(size, 2)], 45, random);
    if (!solution) return null;
    const closed = solution.flatMap((is, cell) => (is ? [cell] : []));
    let layout: PuzzleLayout = {
      solution,
      isFixed: filledArray(size, false),
      numbers: createLatinSquare(size, random),
    };
    for (const cell of closed)
      layout = { ...layout, numbers: numberForClosedShutter(size, layout, cell, random) };
    return addGivensUntilSolvable(
      layout,
      { rules: createRules(size, layout), max: MAX_GIVEN[mode], mayAssume: mode === 'hard' },
      random,
    );
  },
  rules: createRules,
};
