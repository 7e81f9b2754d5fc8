/** Defines thermometers that fill from the bulb, with a count of warm cells for each line. */
import type { Random } from '../../kit/seeded-random';
import { neighborsOf } from '../grid';
import type { PuzzleLayout, Rule } from '../types';
import { filledArray, EDGES, countEdges, lineRules, type PlanRules } from './plan';

const MAX_LENGTH = 7;

/** Places paths of at least two cells on the board. The remaining cells belong to none. */
function generatePaths(size: number, random: Random): number[][] {
  const isTaken = filledArray(size, false);
  const paths: number[][] = [];
  for (const start of random.shuffle(isTaken.map((_, cell) => cell))) {
    if (isTaken[start]) continue;
    const path = [start];
    const wanted = 3 + random.below(MAX_LENGTH - 2);
    while (path.length < wanted) {
      const [at, before] = [path.at(-1)!, path.at(-2)];
      const free = neighborsOf(size, at, false).filter((cell) => !isTaken[cell] && !path.includes(cell));
      if (!free.length) break;
      const nextCell = before === undefined ? -1 : 2 * at - before;
      path.push(free.includes(nextCell) && random.below(100) < 55 ? nextCell : random.pick(free));
    }
    if (path.length < 2) continue;
    for (const cell of path) isTaken[cell] = true;
    paths.push(path);
  }
  return paths;
}

/**
 * Returns a test for whether the cells of a line that belong to the same thermometer are consistent: cells nearer to
 * the bulb become warm first.
 */
const createWarmRules = (paths: readonly (readonly number[])[]) => (cells: readonly number[]) => {
  const chains = paths.map((path) => path.map((cell) => cells.indexOf(cell)).filter((at) => at >= 0));
  return (bits: number) =>
    chains.every((chain) =>
      chain.every((at, i) => i === 0 || ((bits >> chain[i - 1]!) & 1) >= ((bits >> at) & 1)),
    );
};

export const thermometers: PlanRules = {
  assumes: ['hard'],
  isGraded: true,
  thinned: { easy: 0, medium: 30, hard: 60 },
  drag: 'fill',
  clues: EDGES,
  generateLayout(size, random) {
    const paths = generatePaths(size, random);
    const isFixed = filledArray(size, true);
    const solution = filledArray(size, false);
    for (const path of paths) {
      const warm = random.below(path.length + 1);
      path.forEach((cell, i) => {
        isFixed[cell] = false;
        solution[cell] = i < warm;
      });
    }
    if (isFixed.filter(Boolean).length > size / 2) return null;
    const numbers = filledArray<number | null>(size, null);
    return { solution, isFixed, numbers, paths, edges: countEdges(size, solution) };
  },
  rules(size, layout: PuzzleLayout, mode) {
    const paths = layout.paths!;
    return [
      ...paths.map((cells): Rule => {
        const combinations = Array.from({ length: cells.length + 1 }, (_, warm) => (1 << warm) - 1);
        return { kind: 'warm', cells, lo: 0, hi: cells.length, combinations };
      }),
      ...lineRules(size, layout, mode === 'easy' ? null : createWarmRules(paths)),
    ];
  },
};
