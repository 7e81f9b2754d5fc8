/** Defines stars: a fixed number in every row, column and region, and no two stars touching. */
import type { Random } from '../../kit/seeded-random';
import { neighborsOf } from '../grid';
import type { PuzzleLayout, ModeKey, Rule } from '../types';
import { allLines, apartRules, filledArray, combinationsOfFew, NO_CLUES, type PlanRules } from './plan';
import { pairRegions, remember } from './pair-regions';
import { cellsOfRegions, growRegions } from './regions';
import { moveBorders, improveLayout } from './improve-layout';

const MAX_REGION_CELLS = 18;
const CLIMB = { openForStep: 0, steps: 150, openInTime: Infinity };
const LONG_CLIMB = { openForStep: 45, steps: 250, openInTime: 70 };

/** Returns the number of stars in each line: one on small boards, two on large ones. */
export const starsOf = (size: number): number => (size < 9 ? 1 : 2);

const areApart = (size: number, a: number, b: number): boolean =>
  Math.abs((a % size) - (b % size)) > 1 || Math.abs(Math.floor(a / size) - Math.floor(b / size)) > 1;

/** Places stars row by row. Returns null when there is no room in a row. */
function placeStars(size: number, random: Random): number[] | null {
  const each = starsOf(size);
  const starsPerColumn = new Array<number>(size).fill(0);
  const stars: number[] = [];
  for (let y = 0; y < size; y++) {
    // Columns that still need many stars come first. Otherwise, there would be no room in the last rows.
    const order = random
      .shuffle(starsPerColumn.map((_, x) => x))
      .sort((a, b) => starsPerColumn[a]! - starsPerColumn[b]!);
    let count = 0;
    for (const x of order) {
      const cell = y * size + x;
      if (count === each || starsPerColumn[x] === each || stars.some((star) => !areApart(size, star, cell)))
        continue;
      stars.push(cell);
      starsPerColumn[x]!++;
      count++;
    }
    if (count < each) return null;
  }
  return stars;
}

/** Returns the sets of cells that can be stars together. */
const starCombinations = (size: number, cells: readonly number[]): number[] =>
  combinationsOfFew(cells.length, starsOf(size), (a, b) => areApart(size, cells[a]!, cells[b]!));

/**
 * Returns one rule for each cell outside a region or line whose star would leave no room for the stars of that region
 * or line.
 */
function shadowRules(size: number, cells: readonly number[], combinations: readonly number[]): Rule[] {
  const neighbors = new Set(cells.flatMap((cell) => neighborsOf(size, cell, true)));
  return [...neighbors]
    .filter((cell) => !cells.includes(cell))
    .map((outside): Rule => {
      const touching = cells.reduce(
        (bits, cell, i) => (areApart(size, cell, outside) ? bits : bits | (1 << i)),
        0,
      );
      const withIt = combinations
        .filter((combination) => !(combination & touching))
        .map((combination) => combination | (1 << cells.length));
      return {
        kind: 'shadow',
        cells: [...cells, outside],
        lo: 0,
        hi: cells.length,
        combinations: [...combinations, ...withIt],
      };
    });
}

/**
 * Returns the rules for a crossing region and line with one star each: either the star is at their crossing, or both
 * have it elsewhere.
 */
function claimRules(size: number, area: readonly number[]): Rule[] {
  return allLines(size)
    .filter((line) => line.some((cell) => area.includes(cell)))
    .map((line): Rule => {
      const cells = [...new Set([...area, ...line])];
      const cellBit = (cell: number) => 1 << cells.indexOf(cell);
      const combinations = area.flatMap((own) =>
        line.includes(own)
          ? [cellBit(own)]
          : line.filter((cell) => !area.includes(cell)).map((cell) => cellBit(own) | cellBit(cell)),
      );
      return { kind: 'claim', cells, lo: 1, hi: 2, combinations };
    });
}

const readLines = remember((size, cells): Rule[] => readCells(size, cells, 'line'));
const readAreas = remember((size, cells): Rule[] => readCells(size, cells, 'region'));
const claims = remember(claimRules);

function readCells(size: number, cells: readonly number[], kind: string): Rule[] {
  const each = starsOf(size);
  const combinations = starCombinations(size, cells);
  const shadows = kind === 'region' ? shadowRules(size, cells, combinations) : [];
  return [{ kind: `${kind}Ways`, cells, lo: each, hi: each, combinations }, ...shadows];
}

function createRules(size: number, { regions }: PuzzleLayout, mode: ModeKey): Rule[] {
  const each = starsOf(size);
  const lines = allLines(size);
  const areas = cellsOfRegions(regions!);
  const countOf =
    (kind: string) =>
    (cells: readonly number[]): Rule => ({ kind, cells, lo: each, hi: each });
  return [
    ...lines.map(countOf('line')),
    ...areas.map(countOf('region')),
    ...apartRules(size),
    ...areas.flatMap((cells) => readAreas(size, cells)),
    ...(mode === 'easy' ? [] : lines.flatMap((cells) => readLines(size, cells))),
    ...(mode === 'easy' || each > 1 ? [] : areas.flatMap((cells) => claims(size, cells))),
  ];
}

export const stars: PlanRules = {
  assumes: ['hard'],
  thinned: { easy: 0, medium: 0, hard: 0 },
  drag: 'cross',
  clues: NO_CLUES,
  generateLayout(size, random, mode) {
    const placed = placeStars(size, random);
    if (!placed) return null;
    const starts = placed.map((cell) => [cell]);
    const regions =
      starsOf(size) === 1
        ? growRegions(size, starts, random, 25, MAX_REGION_CELLS)
        : pairRegions(size, placed, random);
    if (
      !regions ||
      regions.includes(-1) ||
      cellsOfRegions(regions).some(({ length }) => length > MAX_REGION_CELLS)
    )
      return null;
    const solution = filledArray(size, false).map((_, cell) => placed.includes(cell));
    const layout = {
      solution,
      regions,
      isFixed: filledArray(size, false),
      numbers: filledArray<number | null>(size, null),
    };
    const rulesOf = (next: PuzzleLayout) => createRules(size, next, mode);
    const change = moveBorders(size, MAX_REGION_CELLS, random);
    return improveLayout(layout, { rulesOf, change, ...(mode === 'hard' ? LONG_CLIMB : CLIMB) });
  },
  rules: createRules,
};
