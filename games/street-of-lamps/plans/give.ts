/** Gives cells where the rules alone allow no further deduction. */
import type { Random } from '../../kit/seeded-random';
import { createSolver, givenOf, type Solver } from '../solve';
import type { Laid, Rule } from '../types';

export interface Giving {
  rules: readonly Rule[];
  mayAssume: boolean;
  /** The maximum number of cells that remain given. */
  most: number;
}

/** The percentage of cells that are given initially. Some are removed again. */
const FIRST_SHARE = 25;

/** Returns the board with only the necessary given cells, or null when too many are necessary. */
export function giveUntilKnown(laid: Laid, { rules, mayAssume, most }: Giving, random: Random): Laid | null {
  const solver = createSolver(rules, laid.solution.length);
  const givenCells = giveMany(laid, solver, random);
  if (!givenCells) return null;
  const isFixed = [...laid.isFixed];
  for (const cell of givenCells) isFixed[cell] = true;
  let left = givenCells.length;
  for (const cell of random.shuffle(givenCells)) {
    isFixed[cell] = false;
    if (solver.solve(givenOf({ ...laid, isFixed }), mayAssume) === null) isFixed[cell] = true;
    else left--;
  }
  return left > most ? null : { ...laid, isFixed };
}

function giveMany({ solution, isFixed }: Laid, solver: Solver, random: Random): number[] | null {
  const known = givenOf({ isFixed, solution });
  const givenCells: number[] = [];
  if (!solver.propagate(known)) return null;
  while (known.includes(0)) {
    if (givenCells.length * 100 > solution.length * FIRST_SHARE) return null;
    const open = [...known.keys()].filter((cell) => known[cell] === 0);
    // Cells that are on are more informative than cells that are off.
    const on = open.filter((cell) => solution[cell]);
    const cell = random.pick(on.length ? on : open);
    known[cell] = solution[cell] ? 1 : 2;
    givenCells.push(cell);
    solver.propagate(known, cell);
  }
  return givenCells;
}
