/** Defines suns and moons: the same number of both in every line, and never three equal ones in a row. */
import type { Random } from '../../kit/seeded-random';
import type { ModeKey, Rule } from '../types';
import { allLines, bitCount, filledArray, GIVENS, combinationsOf, type PlanRules } from './plan';

const hasThree = (bits: number): boolean => (bits & (bits >> 1) & (bits >> 2)) !== 0;
const combinationsOfSize = new Map<number, number[]>();

/** Returns every line, as bits, that is half suns and does not contain three equal cells in a row. */
function lineCombinations(size: number): number[] {
  let combinations = combinationsOfSize.get(size);
  if (!combinations) {
    const all = (1 << size) - 1;
    const isAllowed = (bits: number) =>
      bitCount(bits) === size / 2 && !hasThree(bits) && !hasThree(all ^ bits);
    combinationsOfSize.set(size, (combinations = combinationsOf(size, isAllowed)));
  }
  return combinations;
}

/** Returns whether a row fits below the rows above it. */
function fitsRows(rows: readonly number[], row: number, size: number): boolean {
  for (let x = 0; x < size; x++) {
    const column = [...rows, row].reduce((bits, one, y) => bits | (((one >> x) & 1) << y), 0);
    const all = (1 << (rows.length + 1)) - 1;
    const on = bitCount(column);
    if (on > size / 2 || rows.length + 1 - on > size / 2) return false;
    if (hasThree(column) || hasThree(all ^ column)) return false;
  }
  return true;
}

function generateRows(rows: readonly number[], size: number, random: Random): readonly number[] | null {
  if (rows.length === size) return rows;
  for (const row of random.shuffle(lineCombinations(size))) {
    if (!fitsRows(rows, row, size)) continue;
    const full = generateRows([...rows, row], size, random);
    if (full) return full;
  }
  return null;
}

function createRules(size: number, _: unknown, mode: ModeKey): Rule[] {
  const lines = allLines(size);
  const threes = lines.flatMap((line) =>
    line
      .slice(2)
      .map((cell, i): Rule => ({ kind: 'three', cells: [line[i]!, line[i + 1]!, cell], lo: 1, hi: 2 })),
  );
  const halves = lines.map((cells): Rule => ({ kind: 'half', cells, lo: size / 2, hi: size / 2 }));
  if (mode === 'easy') return [...threes, ...halves];
  const combinations = halves.map((half): Rule => ({
    ...half,
    kind: 'ways',
    combinations: lineCombinations(size),
  }));
  return [...threes, ...halves, ...combinations];
}

export const skies: PlanRules = {
  assumes: ['hard'],
  isGraded: true,
  thinned: { easy: 85, medium: 100, hard: 100 },
  drag: 'fill',
  clues: GIVENS,
  generateLayout(size, random) {
    const rows = generateRows([], size, random);
    if (!rows) return null;
    const solution = filledArray(size, false).map(
      (_, cell) => ((rows[Math.floor(cell / size)]! >> (cell % size)) & 1) === 1,
    );
    return { solution, isFixed: filledArray(size, true), numbers: filledArray<number | null>(size, null) };
  },
  rules: createRules,
};
