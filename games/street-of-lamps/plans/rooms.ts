/**
 * Defines rooms: a count of beds in each, no two beds adjacent, all free cells connected, and no free line through
 * three rooms.
 */
import type { Random } from '../../kit/seeded-random';
import type { PuzzleLayout, Rule } from '../types';
import {
  allLines,
  besideRules,
  filledArray,
  countedInRegion,
  linkRule,
  NUMBERS,
  numbersOfRegions,
  regionRules,
  type PlanRules,
} from './plan';
import { addGivensUntilSolvable } from './give';
import { fillByChance } from './by-chance';
import { cellsOfRegions } from './regions';

/** Divides the board into adjacent rectangles, starting at the upper left. */
function divideIntoRooms(size: number, random: Random): number[] {
  const regions = filledArray(size, -1);
  let count = 0;
  for (let cell = 0; cell < regions.length; cell++) {
    if (regions[cell]! >= 0) continue;
    const [x, y] = [cell % size, Math.floor(cell / size)];
    let free = 0;
    while (x + free < size && regions[cell + free]! < 0) free++;
    const width = Math.min(free, 1 + random.below(4));
    const height = Math.min(size - y, (width === 1 ? 2 : 1) + random.below(3));
    for (let down = 0; down < height; down++)
      for (let right = 0; right < width; right++) regions[cell + down * size + right] = count;
    count++;
  }
  return regions;
}

/**
 * Returns the rules for lines from the last cell of one room through the next room into a third: at least one cell
 * must be occupied.
 */
function viewRules(size: number, regions: readonly number[]): Rule[] {
  return allLines(size).flatMap((line) =>
    line.flatMap((cell, i): Rule[] => {
      const rest = line.slice(i);
      const changes = rest.flatMap((other, k) =>
        k > 0 && regions[other] !== regions[rest[k - 1]!] ? [k] : [],
      );
      if (changes[0] !== 1 || changes[1] === undefined) return [];
      const cells = rest.slice(0, changes[1] + 1);
      return [{ kind: 'view', cells, lo: 1, hi: cells.length }];
    }),
  );
}

const fixedRules = (size: number, regions: readonly number[]): Rule[] => [
  ...besideRules(size),
  ...viewRules(size, regions),
  linkRule(size, 2),
];

/** Returns one rule per room, with all ways to put the number of beds into the room without two adjacent beds. */
function roomRules(size: number, layout: PuzzleLayout): Rule[] {
  return regionRules(layout)
    .filter(({ cells }) => cells.length <= 12)
    .map(({ cells, lo }): Rule => {
      const combinations: number[] = [];
      const add = (from: number, left: number, bits: number) => {
        if (left === 0) combinations.push(bits);
        else
          for (let i = from; i < cells.length; i++) {
            const isBeside = cells.some((other, k) => {
              if (!((bits >> k) & 1)) return false;
              const distance = Math.abs(other - cells[i]!);
              return (
                distance === size ||
                (distance === 1 && Math.floor(other / size) === Math.floor(cells[i]! / size))
              );
            });
            if (!isBeside) add(i + 1, left - 1, bits | (1 << i));
          }
      };
      add(0, lo, 0);
      return { kind: 'roomWays', cells, lo, hi: lo, combinations };
    });
}

const MAX_GIVEN = { easy: 2, medium: 3, hard: 4 };

const createRules = (size: number, layout: PuzzleLayout): Rule[] => [
  ...regionRules(layout),
  ...fixedRules(size, layout.regions!),
  ...roomRules(size, layout),
];

export const rooms: PlanRules = {
  assumes: ['hard'],
  thinned: { easy: 10, medium: 40, hard: 100 },
  drag: 'cross',
  clues: NUMBERS,
  counted: countedInRegion,
  generateLayout(size, random, mode) {
    const regions = divideIntoRooms(size, random);
    // A room with a single cell would reveal its bed.
    if (cellsOfRegions(regions).some(({ length }) => length === 1)) return null;
    const solution = fillByChance(size, fixedRules(size, regions), 60, random);
    if (!solution) return null;
    const layout = {
      solution,
      regions,
      isFixed: filledArray(size, false),
      numbers: numbersOfRegions(regions, solution),
    };
    return addGivensUntilSolvable(
      layout,
      { rules: createRules(size, layout), max: MAX_GIVEN[mode], mayAssume: mode === 'hard' },
      random,
    );
  },
  rules: createRules,
};
