/** What every level promises, whoever made it. */
import { expect } from 'vitest';
import { mayAssume } from '@/games/street-of-lamps/plans';
import { createSolver, givenOf } from '@/games/street-of-lamps/solve';
import type { Level, ModeKey } from '@/games/street-of-lamps/types';

/** The rules alone lead to the solution, by refuting in one step where that is allowed; so it is the only one. */
export function expectSound(level: Level, mode: ModeKey): void {
  const { plan, rules, solution } = level;
  const known = givenOf(level);
  expect(createSolver(rules, solution.length).solve(known, mayAssume(plan, mode))).not.toBeNull();
  expect([...known].map((value) => value === 1)).toEqual(solution);
}
