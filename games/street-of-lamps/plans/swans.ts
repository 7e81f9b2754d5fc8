/** Defines swans: two in every field. Each is adjacent to exactly one other swan, possibly in another field. */
import type { Random } from '../../kit/seeded-random';
import { neighborsOf } from '../grid';
import type { PuzzleLayout, Rule } from '../types';
import { bitCount, filledArray, NO_CLUES, combinationsOf, type PlanRules } from './plan';
import { addGivensUntilSolvable } from './give';
import { pairRegions, remember } from './pair-regions';
import { cellsOfRegions } from './regions';

const MAX_REGION_CELLS = 12;
const MAX_GIVEN = { easy: 4, medium: 8, hard: 7 };

/** Returns one rule for each swan and its adjacent cells, one of which contains the other swan of the pair. */
function pairRules(size: number): Rule[] {
  return filledArray(size, 0).map((_, cell): Rule => {
    const cells = [cell, ...neighborsOf(size, cell, false)];
    const combinations = combinationsOf(cells.length, (bits) => !(bits & 1) || bitCount(bits) === 2);
    return { kind: 'pair', cells, lo: 0, hi: cells.length, combinations };
  });
}
const pairs = new Map<number, Rule[]>();
const pairsOf = (size: number): Rule[] => {
  if (!pairs.has(size)) pairs.set(size, pairRules(size));
  return pairs.get(size)!;
};

/** Returns the rule with all ways to place a field's swans, and the cells that each way excludes. */
const fieldRules = remember((size, cells): Rule[] => {
  const around = [...new Set(cells.flatMap((cell) => neighborsOf(size, cell, false)))].filter(
    (cell) => !cells.includes(cell),
  );
  const all = [...cells, ...around];
  const shown = all.length > 30 ? all.slice(0, 30) : all;
  const combinations: number[] = [];
  const cares: number[] = [];
  const inside = (1 << cells.length) - 1;
  const bitsOf = (ownCells: readonly number[]) =>
    ownCells.reduce((bits, cell) => (shown.includes(cell) ? bits | (1 << shown.indexOf(cell)) : bits), 0);
  cells.forEach((a, i) =>
    cells.slice(i + 1).forEach((b) => {
      const isPair = neighborsOf(size, a, false).includes(b);
      // Two adjacent swans have no other neighbor. Two separate swans each have their partner outside the field.
      const neighbors = [...neighborsOf(size, a, false), ...neighborsOf(size, b, false)].filter(
        (cell) => cell !== a && cell !== b,
      );
      const hasRoom = (cell: number) =>
        neighborsOf(size, cell, false).some((other) => !cells.includes(other));
      if (!isPair && (!hasRoom(a) || !hasRoom(b))) return;
      combinations.push(bitsOf([a, b]));
      cares.push(inside | (isPair ? bitsOf(neighbors) : 0));
    }),
  );
  return [{ kind: 'field', cells: shown, lo: 0, hi: shown.length, combinations, cares }];
});

function placeSwans(size: number, random: Random): number[] {
  const occupied = filledArray(size, false);
  const swans: number[] = [];
  const isFree = (cell: number) =>
    !occupied[cell] && !neighborsOf(size, cell, false).some((other) => occupied[other]);
  for (const cell of random.shuffle(occupied.map((_, at) => at))) {
    const mates = neighborsOf(size, cell, false).filter(isFree);
    if (!isFree(cell) || !mates.length || random.below(100) < 12) continue;
    const mate = random.pick(mates);
    occupied[cell] = occupied[mate] = true;
    swans.push(cell, mate);
  }
  return swans;
}

function createRules(size: number, { regions }: PuzzleLayout, mode: string): Rule[] {
  const areas = cellsOfRegions(regions!);
  return [
    ...areas.map((cells): Rule => ({ kind: 'region', cells, lo: 2, hi: 2 })),
    ...pairsOf(size),
    ...(mode === 'easy' ? [] : areas.flatMap((cells) => fieldRules(size, cells))),
  ];
}

export const swans: PlanRules = {
  assumes: ['hard'],
  thinned: { easy: 0, medium: 0, hard: 0 },
  drag: 'cross',
  clues: NO_CLUES,
  generateLayout(size, random, mode) {
    const placed = placeSwans(size, random);
    const regions = pairRegions(size, placed, random);
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
    return addGivensUntilSolvable(
      layout,
      { rules: createRules(size, layout, mode), max: MAX_GIVEN[mode], mayAssume: mode === 'hard' },
      random,
    );
  },
  rules: createRules,
};
