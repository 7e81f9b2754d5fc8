/** Changes a board until its rules lead to the solution: a hill climb, one cell at a time. */
import type { Random } from '../../kit/seeded-random';
import { beside } from '../grid';
import { createSolver, givenOf } from '../solve';
import type { Laid, Rule } from '../types';

/** Returns whether a region stays connected without a cell. */
function holdsWithout(size: number, regions: readonly number[], cell: number): boolean {
  const own = regions.flatMap((region, at) => (region === regions[cell] && at !== cell ? [at] : []));
  if (!own.length) return false;
  const seen = new Set([own[0]!]);
  for (const at of seen)
    for (const next of beside(size, at, false))
      if (next !== cell && regions[next] === regions[cell]) seen.add(next);
  return seen.size === own.length;
}

const FIRST_STEPS = 60;

export interface Climb {
  rulesOf(laid: Laid): Rule[];
  /** At this number of open cells, looking one step ahead may solve the rest; 0 when that is not used. */
  openForStep: number;
  steps: number;
  /** A climb with more open cells than this after its first steps is abandoned. */
  openInTime: number;
  /** Makes one small change for a cell that is still open; returns null when none was found. */
  change(laid: Laid, unknown: readonly number[]): Laid | null;
}

/** Returns a board that leads to its solution, null when the climb ended before. */
export function settle(laid: Laid, climb: Climb): Laid | null {
  let best = laid;
  let open = Infinity;
  let unknown: number[] = laid.solution.map((_, cell) => cell);
  for (let step = 0; step < climb.steps; step++) {
    const next = step === 0 ? laid : climb.change(best, unknown);
    if (step === FIRST_STEPS && open > climb.openInTime) return null;
    if (!next) continue;
    const solver = createSolver(climb.rulesOf(next), laid.solution.length);
    const known = givenOf(next);
    if (!solver.propagate(known)) continue;
    const left = [...known.keys()].filter((cell) => known[cell] === 0);
    if (left.length > open) continue;
    const isCloser = left.length < open;
    [best, open, unknown] = [next, left.length, left];
    if (open === 0) return best;
    if (isCloser && open <= climb.openForStep && solver.solve(known.slice(), true) !== null) return best;
  }
  return null;
}

/** Moves borders: one cell that is off goes to an adjacent region, none of which grows past `most` cells. */
export const moveBorders =
  (size: number, most: number, random: Random): Climb['change'] =>
  (laid, unknown) => {
    const regions = laid.regions!;
    const cell = random.pick(unknown);
    const others = beside(size, cell, false).filter((other) => regions[other] !== regions[cell]);
    if (laid.solution[cell] || !others.length || !holdsWithout(size, regions, cell)) return null;
    const region = regions[random.pick(others)]!;
    if (regions.filter((own) => own === region).length >= most) return null;
    return { ...laid, regions: regions.map((own, at) => (at === cell ? region : own)) };
  };
