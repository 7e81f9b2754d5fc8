/** Defines barrels of odd shapes: the water in each has one level, and each line has a count of wet cells. */
import type { PuzzleLayout, Rule } from '../types';
import { filledArray, EDGES, countEdges, lineRules, type PlanRules } from './plan';
import { cellsOfRegions, growRegions } from './regions';

/** Returns the fillings of a barrel from empty to full, as bits over its cells. */
function listFillings(size: number, cells: readonly number[]): number[] {
  const rowOf = (cell: number) => Math.floor(cell / size);
  const rows = [...new Set(cells.map(rowOf))].sort((a, b) => b - a);
  return [size, ...rows].map((level) =>
    cells.reduce((bits, cell, i) => (rowOf(cell) >= level ? bits | (1 << i) : bits), 0),
  );
}

/**
 * Returns a test for whether the cells of a line that belong to the same barrel are consistent: cells at the same
 * height are equal, and lower cells fill first.
 */
const isConsistentIn = (size: number, regions: readonly number[]) => (cells: readonly number[]) => {
  const isAcross = cells[1] === cells[0]! + 1;
  const pairs = cells.flatMap((cell, i) =>
    cells
      .slice(i + 1)
      .flatMap((other, k): [number, number][] => (regions[cell] === regions[other] ? [[i, i + 1 + k]] : [])),
  );
  return (bits: number) =>
    pairs.every(([upper, lower]) => {
      const [a, b] = [(bits >> upper) & 1, (bits >> lower) & 1];
      return isAcross ? a === b : a <= b;
    });
};

export const water: PlanRules = {
  assumes: ['hard'],
  isGraded: true,
  thinned: { easy: 0, medium: 30, hard: 60 },
  drag: 'fill',
  isPoured: true,
  clues: EDGES,
  generateLayout(size, random) {
    const all = filledArray(size, 0).map((_, cell) => cell);
    const count = Math.round((size * size) / 5.5);
    const regions = growRegions(
      size,
      random
        .shuffle(all)
        .slice(0, count)
        .map((cell) => [cell]),
      random,
      35,
      14,
    );
    if (regions.includes(-1)) return null;
    const solution = filledArray(size, false);
    for (const cells of cellsOfRegions(regions)) {
      const filling = random.pick(listFillings(size, cells));
      cells.forEach((cell, i) => (solution[cell] = ((filling >> i) & 1) === 1));
    }
    return {
      ...{
        solution,
        regions,
        isFixed: filledArray(size, false),
        numbers: filledArray<number | null>(size, null),
      },
      edges: countEdges(size, solution),
    };
  },
  rules(size, layout: PuzzleLayout, mode) {
    const regions = layout.regions!;
    return [
      ...cellsOfRegions(regions).map((cells): Rule => {
        const combinations = listFillings(size, cells);
        return { kind: 'level', cells, lo: 0, hi: cells.length, combinations };
      }),
      ...lineRules(size, layout, mode === 'easy' ? null : isConsistentIn(size, regions)),
    ];
  },
};
