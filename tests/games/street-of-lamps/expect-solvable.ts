/** Checks the guarantees of every level. */
import { expect } from 'vitest';
import { mayAssume } from '@/games/street-of-lamps/plans';
import { createSolver, listGivenCells } from '@/games/street-of-lamps/solve';
import type { Level, ModeKey } from '@/games/street-of-lamps/types';

/**
 * Checks that deduction by the rules reaches the solution, with one-step refutation where it is allowed. The solution
 * is then unique.
 */
export function expectSolvableByDeduction(level: Level, mode: ModeKey): void {
  const { plan, rules, solution } = level;
  const known = listGivenCells(level);
  expect(createSolver(rules, solution.length).solve(known, mayAssume(plan, mode))).not.toBeNull();
  expect([...known].map((value) => value === 1)).toEqual(solution);
}
