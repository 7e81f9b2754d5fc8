/** Fills a board randomly within its rules. Applies all deductions after every cell. */
import type { Random } from '../../kit/seeded-random';
import { createSolver, type Known } from '../solve';
import type { Rule } from '../types';

/** Returns a full board on which about `share` percent of the cells are on, or null after a contradiction. */
export function fillByChance(
  size: number,
  rules: readonly Rule[],
  share: number,
  random: Random,
): boolean[] | null {
  const solver = createSolver(rules, size * size);
  let knownCells: Known = new Uint8Array(size * size);
  if (!solver.propagate(knownCells)) return null;
  for (const cell of random.shuffle([...knownCells.keys()])) {
    if (knownCells[cell]) continue;
    const first = random.below(100) < share ? 1 : 2;
    const tried = [first, first === 1 ? 2 : 1].map((value) => {
      const next = knownCells.slice();
      next[cell] = value;
      return solver.propagate(next, cell) ? next : null;
    });
    const next = tried[0] ?? tried[1];
    if (!next) return null;
    knownCells = next;
  }
  return [...knownCells].map((value) => value === 1);
}

/** Repeats `fillByChance` until it succeeds. Returns null when no attempt does. */
export function fillUntil(
  size: number,
  rules: readonly Rule[],
  share: number,
  random: Random,
  isGood: (solution: readonly boolean[]) => boolean,
): boolean[] | null {
  for (let i = 0; i < 40; i++) {
    const solution = fillByChance(size, rules, share, random);
    if (solution && isGood(solution)) return solution;
  }
  return null;
}
