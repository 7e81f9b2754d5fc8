/** The definition of a puzzle for the generator, and rules that puzzles share. */
import type { Random } from '../../kit/seeded-random';
import { neighborsOf, cellsOfLine } from '../grid';
import type { PuzzleLayout, ModeKey, Rule } from '../types';
import { cellsOfRegions } from './regions';

export interface PlanRules {
  /** The modes that require looking one step ahead. In the others, single rules suffice. */
  assumes: readonly ModeKey[];
  /** Whether a level of a mode above easy must require more than counting. */
  isGraded?: boolean;
  /** The percentage of the clues that may be removed, for each mode. */
  thinned: Readonly<Record<ModeKey, number>>;
  /** The effect of a drag over several empty cells. */
  drag: 'fill' | 'cross';
  clues: ClueAccess;
  /** Returns the cells that a number on a cell counts. */
  counted?(size: number, cell: number, layout: PuzzleLayout): number[];
  /** Returns whether a cell's number is satisfied. Overrides the default count for puzzles that count differently. */
  isMet?(size: number, cell: number, number: number, filled: readonly boolean[]): boolean;
  /** Returns the value of a cell for the counts at the edge. If omitted, every cell counts 1. */
  weigh?(layout: PuzzleLayout, cell: number): number;
  /** Whether a press changes the entire region of its cell. */
  isByRegion?: boolean;
  /** Whether a press fills its region up to the height of the cell, or empties it down to there. */
  isPoured?: boolean;
  /** Places a full board at random. Returns null when that failed. */
  generateLayout(size: number, random: Random, mode: ModeKey): PuzzleLayout | null;
  rules(size: number, layout: PuzzleLayout, mode: ModeKey): Rule[];
}

/** The clues that can be removed from a board to make it more difficult. */
export interface ClueAccess {
  cluesOf(layout: PuzzleLayout): number[];
  without(layout: PuzzleLayout, clue: number): PuzzleLayout;
}

const replaceAt = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((item, index) => (index === at ? value : item));
const shownIndexes = (list: readonly (number | null)[]): number[] =>
  list.flatMap((number, index) => (number === null ? [] : [index]));

export const NUMBERS: ClueAccess = {
  cluesOf: ({ numbers }) => shownIndexes(numbers),
  without: (layout, cell) => ({ ...layout, numbers: replaceAt(layout.numbers, cell, null) }),
};
export const EDGES: ClueAccess = {
  cluesOf: ({ edges = [] }) => shownIndexes(edges),
  without: (layout, line) => ({ ...layout, edges: replaceAt(layout.edges ?? [], line, null) }),
};
/** The given cells as clues. Removing one also removes its number. */
export const GIVENS: ClueAccess = {
  cluesOf: ({ isFixed }) => isFixed.flatMap((is, cell) => (is ? [cell] : [])),
  without: (layout, cell) => ({
    ...layout,
    isFixed: replaceAt(layout.isFixed, cell, false),
    numbers: replaceAt(layout.numbers, cell, null),
  }),
};
export const NO_CLUES: ClueAccess = { cluesOf: () => [], without: (layout) => layout };

export const filledArray = <T>(size: number, value: T): T[] => new Array<T>(size * size).fill(value);
export const countLit = (cells: readonly number[], on: readonly boolean[]): number =>
  cells.filter((cell) => on[cell]).length;
export const allLines = (size: number): number[][] =>
  Array.from({ length: 2 * size }, (_, line) => cellsOfLine(size, line));
export const countEdges = (size: number, on: readonly boolean[]): number[] =>
  allLines(size).map((cells) => countLit(cells, on));

/** Returns all sets of `count` cells, as bits, that pass the test. */
export function combinationsOf(count: number, isAllowed: (bits: number) => boolean): number[] {
  const combinations: number[] = [];
  for (let bits = 0; bits < 1 << count; bits++) if (isAllowed(bits)) combinations.push(bits);
  return combinations;
}
/** Returns all sets of one or two cells, as bits. `isPair` returns whether two cells are possible together. */
export function combinationsOfFew(
  count: number,
  each: number,
  isPair: (a: number, b: number) => boolean,
): number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  if (each === 1) return all.map((a) => 1 << a);
  return all.flatMap((a) => all.slice(a + 1).flatMap((b) => (isPair(a, b) ? [(1 << a) | (1 << b)] : [])));
}
export function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count++;
  return count;
}

/** Returns the rules for the known counts at the edges: the counts themselves, and above easy all ways to fill a line. */
export function lineRules(
  size: number,
  { edges = [] }: PuzzleLayout,
  combinationOf: ((cells: readonly number[]) => (bits: number) => boolean) | null,
): Rule[] {
  const shownLines = allLines(size).flatMap((cells, line) => {
    const number = edges[line];
    return typeof number === 'number' ? [{ cells, number }] : [];
  });
  const counts = shownLines.map(({ cells, number }): Rule => ({
    kind: 'line',
    cells,
    lo: number,
    hi: number,
  }));
  if (!combinationOf) return counts;
  return [
    ...counts,
    ...shownLines.map(({ cells, number }): Rule => {
      const isAllowed = combinationOf(cells);
      const combinations = combinationsOf(size, (bits) => bitCount(bits) === number && isAllowed(bits));
      return { kind: 'ways', cells, lo: number, hi: number, combinations };
    }),
  ];
}

/** Returns one rule per pair of adjacent cells, which forbids that both are on. */
export function besideRules(size: number): Rule[] {
  return filledArray(size, 0).flatMap((_, cell) =>
    [cell + 1, cell + size]
      .filter((other) => neighborsOf(size, cell, false).includes(other))
      .map((other): Rule => ({ kind: 'beside', cells: [cell, other], lo: 0, hi: 1 })),
  );
}

/** Returns one rule per square, which requires `lo` to `hi` of its four cells to be on. */
export function squareRules(size: number, lo: number, hi: number): Rule[] {
  return apartRules(size).map(({ cells }): Rule => ({ kind: 'square', cells, lo, hi }));
}

/** Returns all sequences of `length` cells within a line. */
export const listWindowsOf = (size: number, length: number): number[][] =>
  allLines(size).flatMap((line) => line.slice(length - 1).map((_, from) => line.slice(from, from + length)));

/** Returns the rule that requires all cells with the value (on or off) to be connected. */
export const linkRule = (size: number, value: 1 | 2, isLinkedToEdge = false): Rule => ({
  kind: value === 1 ? 'together' : 'open',
  cells: Array.from({ length: size * size }, (_, cell) => cell),
  lo: 0,
  hi: size * size,
  link: { value, size, isLinkedToEdge },
});

/** Returns the rules for the counts of regions. A region's count is on its first cell. */
export function regionRules({ regions, numbers }: PuzzleLayout): Rule[] {
  return cellsOfRegions(regions!).flatMap((cells): Rule[] => {
    const number = numbers[cells[0]!];
    return typeof number === 'number' ? [{ kind: 'region', cells, lo: number, hi: number }] : [];
  });
}
/** Returns the cells that the number on a region's first cell counts. */
export const countedInRegion = (_: number, cell: number, { regions }: PuzzleLayout): number[] =>
  cellsOfRegions(regions!)[regions![cell]!]!;
/** Returns the counts of all regions, each on its first cell. */
export function numbersOfRegions(
  regions: readonly number[],
  solution: readonly boolean[],
): (number | null)[] {
  const numbers = regions.map((): number | null => null);
  for (const cells of cellsOfRegions(regions)) numbers[cells[0]!] = countLit(cells, solution);
  return numbers;
}

/**
 * Returns one rule per square of four cells, which allows at most one of them to be on. As a result, no two cells
 * that are on touch, not even at corners.
 */
export function apartRules(size: number): Rule[] {
  const rules: Rule[] = [];
  for (let y = 0; y < size - 1; y++)
    for (let x = 0; x < size - 1; x++) {
      const cell = y * size + x;
      rules.push({ kind: 'apart', cells: [cell, cell + 1, cell + size, cell + size + 1], lo: 0, hi: 1 });
    }
  return rules;
}
