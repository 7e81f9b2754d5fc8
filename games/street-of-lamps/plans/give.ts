/** Gives cells where the rules alone allow no further deduction. */
import type { Random } from '../../kit/seeded-random';
import { createSolver, listGivenCells, type Solver } from '../solve';
import type { PuzzleLayout, Rule } from '../types';

export interface GivenOptions {
  rules: readonly Rule[];
  mayAssume: boolean;
  /** The maximum number of cells that remain given. */
  max: number;
}

/** The percentage of cells that are given initially. Some are removed again. */
const INITIAL_GIVEN_PERCENT = 25;

/** Returns the board with only the necessary given cells, or null when too many are necessary. */
export function addGivensUntilSolvable(
  layout: PuzzleLayout,
  { rules, mayAssume, max }: GivenOptions,
  random: Random,
): PuzzleLayout | null {
  const solver = createSolver(rules, layout.solution.length);
  const givenCells = addManyGivens(layout, solver, random);
  if (!givenCells) return null;
  const isFixed = [...layout.isFixed];
  for (const cell of givenCells) isFixed[cell] = true;
  let left = givenCells.length;
  for (const cell of random.shuffle(givenCells)) {
    isFixed[cell] = false;
    if (solver.solve(listGivenCells({ ...layout, isFixed }), mayAssume) === null) isFixed[cell] = true;
    else left--;
  }
  return left > max ? null : { ...layout, isFixed };
}

function addManyGivens({ solution, isFixed }: PuzzleLayout, solver: Solver, random: Random): number[] | null {
  const knownCells = listGivenCells({ isFixed, solution });
  const givenCells: number[] = [];
  if (!solver.propagate(knownCells)) return null;
  while (knownCells.includes(0)) {
    if (givenCells.length * 100 > solution.length * INITIAL_GIVEN_PERCENT) return null;
    const open = [...knownCells.keys()].filter((cell) => knownCells[cell] === 0);
    // Cells that are on are more informative than cells that are off.
    const on = open.filter((cell) => solution[cell]);
    const cell = random.pick(on.length ? on : open);
    knownCells[cell] = solution[cell] ? 1 : 2;
    givenCells.push(cell);
    solver.propagate(knownCells, cell);
  }
  return givenCells;
}
