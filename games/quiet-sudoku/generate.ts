/**
 * Generates a level from a seed: a full grid, from which givens are removed as long as a person can still solve it at
 * the grade.
 */
import { createRandom, type Random } from '../kit/seeded-random';
import { createBoard } from './board';
import { gradeSpec, type GradeSpec } from './grades';
import { addClues } from './add-clues';
import { cachedLayoutOf } from './layout';
import { PATCHWORKS } from './patches';
import { fillGrid } from './search';
import { rateDifficulty, type Rating } from './solve';
import type { Grade, Layout, Level, Variant } from './types';

// Every fourth attempt may remove single cells, because reaching the grade is more important than symmetry.
const LOOSE_EVERY = 4;
// The number of removal orders to try per grid. Another order is as good as another grid, but cheaper.
const TRIES_PER_GRID = 8;

/**
 * Generates the level of a seed. Pure: the same arguments give the same level. Logic alone solves the level, so its
 * solution is unique.
 */
export function generateLevel(variant: Variant, grade: Grade, seed: string): Level {
  const { moreGivens = 0, ...asked } = gradeSpec(variant, grade);
  const random = createRandom(`${variant}/${grade}/${seed}`);
  const spec = { ...asked, minGivens: asked.minGivens + (moreGivens && random.below(moreGivens + 1)) };
  const bare = cachedLayoutOf(variant, variant === 'patchwork' ? random.below(PATCHWORKS.length) : 0);
  let layout = bare;
  let solution: number[] = [];
  for (let attempt = 0; ; attempt++) {
    if (attempt % TRIES_PER_GRID === 0) {
      solution = fillGrid(bare, random);
      layout = addClues(bare, solution, random);
    }
    const isLoose = spec.isLoose ?? attempt % LOOSE_EVERY === LOOSE_EVERY - 1;
    const dug = digHoles(layout, spec, solution, random, isLoose);
    if (dug)
      return {
        layout,
        givens: dug.grid,
        solution,
        grade,
        hardest: dug.rating.hardest,
        effort: dug.rating.effort,
      };
  }
}

// Removes givens. First removes those that singles can restore, which is fast, and then those that only the grade's
// techniques can restore, which makes the puzzle reach the grade.
function digHoles(layout: Layout, spec: GradeSpec, solution: number[], random: Random, isLoose: boolean) {
  const grid = [...solution];
  const groups = random.shuffle(isLoose ? solution.map((_, cell) => [cell]) : pairCells(layout));
  let givens = grid.length;
  let rating: Rating | null = null;
  const tryRemoveGiven = (cells: readonly number[], tier: GradeSpec['maxTier']): Rating | null => {
    if (!grid[cells[0]!] || givens - cells.length < spec.minGivens) return null;
    for (const cell of cells) grid[cell] = 0;
    const rating = rateDifficulty(createBoard(layout, grid), tier);
    if (!rating.isSolved) for (const cell of cells) grid[cell] = solution[cell]!;
    else givens -= cells.length;
    return rating.isSolved ? rating : null;
  };
  for (const cells of groups) rating = tryRemoveGiven(cells, 0) ?? rating;
  if (spec.minTier > 0)
    for (const cells of groups) {
      rating = tryRemoveGiven(cells, spec.maxTier) ?? rating;
      if (rating && rating.tier >= spec.minTier) break;
    }
  return rating && rating.tier >= spec.minTier && rating.tier <= spec.maxTier ? { grid, rating } : null;
}

/** Returns each cell with the opposite cell, by rotation around the center. */
function pairCells(layout: Layout): number[][] {
  const last = layout.cellCount - 1;
  return Array.from({ length: Math.ceil(layout.cellCount / 2) }, (_, cell) =>
    cell === last - cell ? [cell] : [cell, last - cell],
  );
}
