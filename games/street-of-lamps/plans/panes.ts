/** Defines panes of a window: each pane is entirely lit or entirely dark, with a count of lit cells for each line. */
import type { PuzzleLayout, Rule } from '../types';
import { filledArray, EDGES, countEdges, lineRules, type PlanRules } from './plan';
import { divideIntoFields } from './ivy';
import { cellsOfRegions } from './regions';

export const MAX_IN_PANE = 7;

/** Returns a test for whether the cells of a line that belong to the same pane are equal. */
const isWhole = (regions: readonly number[]) => (cells: readonly number[]) => {
  const pairs = cells.flatMap((cell, i) => {
    const next = cells.findIndex((other, k) => k > i && regions[other] === regions[cell]);
    return next < 0 ? [] : [[i, next] as const];
  });
  return (bits: number) => pairs.every(([a, b]) => ((bits >> a) & 1) === ((bits >> b) & 1));
};

export const panes: PlanRules = {
  assumes: ['hard'],
  isGraded: true,
  thinned: { easy: 0, medium: 30, hard: 60 },
  drag: 'fill',
  clues: EDGES,
  isByRegion: true,
  generateLayout(size, random) {
    const regions = divideIntoFields(size, 3.6, MAX_IN_PANE, random);
    if (!regions) return null;
    const isLit = cellsOfRegions(regions).map(() => random.below(100) < 52);
    const solution = regions.map((region) => isLit[region]!);
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
        const combinations = [0, (1 << cells.length) - 1];
        return { kind: 'pane', cells, lo: 0, hi: cells.length, combinations };
      }),
      ...lineRules(size, layout, mode === 'easy' ? null : isWhole(regions)),
    ];
  },
};
