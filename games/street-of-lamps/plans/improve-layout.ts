/** Changes a board until its rules determine the solution, by hill climbing with one cell at a time. */
import type { Random } from '../../kit/seeded-random';
import { neighborsOf } from '../grid';
import { createSolver, listGivenCells } from '../solve';
import type { PuzzleLayout, Rule } from '../types';

/** Returns whether a region is still connected without a cell. */
function isConnectedWithout(size: number, regions: readonly number[], cell: number): boolean {
  const regionCells = regions.flatMap((region, at) => (region === regions[cell] && at !== cell ? [at] : []));
  if (!regionCells.length) return false;
  const visited = new Set([regionCells[0]!]);
  for (const at of visited)
    for (const next of neighborsOf(size, at, false))
      if (next !== cell && regions[next] === regions[cell]) visited.add(next);
  return visited.size === regionCells.length;
}

const FIRST_STEPS = 60;

export interface ClimbOptions {
  rulesOf(layout: PuzzleLayout): Rule[];
  /** The maximum number of open cells at which looking one step ahead is tried to solve the rest; 0 to never try. */
  openForStep: number;
  steps: number;
  /** The maximum number of open cells after the first steps. Hill climbing stops if there are more. */
  openInTime: number;
  /** Makes one small change for a cell that is still open. Returns null when there is none. */
  change(layout: PuzzleLayout, unknown: readonly number[]): PuzzleLayout | null;
}

/** Returns a board whose rules determine its solution, or null when hill climbing finds none. */
export function improveLayout(layout: PuzzleLayout, climb: ClimbOptions): PuzzleLayout | null {
  let best = layout;
  let open = Infinity;
  let unknown: number[] = layout.solution.map((_, cell) => cell);
  for (let step = 0; step < climb.steps; step++) {
    const next = step === 0 ? layout : climb.change(best, unknown);
    if (step === FIRST_STEPS && open > climb.openInTime) return null;
    if (!next) continue;
    const solver = createSolver(climb.rulesOf(next), layout.solution.length);
    const knownCells = listGivenCells(next);
    if (!solver.propagate(knownCells)) continue;
    const left = [...knownCells.keys()].filter((cell) => knownCells[cell] === 0);
    if (left.length > open) continue;
    const isCloser = left.length < open;
    [best, open, unknown] = [next, left.length, left];
    if (open === 0) return best;
    if (isCloser && open <= climb.openForStep && solver.solve(knownCells.slice(), true) !== null) return best;
  }
  return null;
}

/**
 * Returns a change that moves a border: a cell that is off goes to an adjacent region. No region grows beyond `max`
 * cells.
 */
export const moveBorders =
  (size: number, max: number, random: Random): ClimbOptions['change'] =>
  (layout, unknown) => {
    const regions = layout.regions!;
    const cell = random.pick(unknown);
    const others = neighborsOf(size, cell, false).filter((other) => regions[other] !== regions[cell]);
    if (layout.solution[cell] || !others.length || !isConnectedWithout(size, regions, cell)) return null;
    const region = regions[random.pick(others)]!;
    if (regions.filter((regionCells) => regionCells === region).length >= max) return null;
    return { ...layout, regions: regions.map((regionCells, at) => (at === cell ? region : regionCells)) };
  };
