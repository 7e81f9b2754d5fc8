/** Generates a level from its seed: the first deal that the solver wins, or one that is known to be winnable. */
import { createRandom } from '../kit/seeded-random';
import { solvedLevel } from './solved-levels';
import { solve } from './solve';
import { dealTable } from './table';
import type { Level, RuleSet } from './types';

/** Generates the level. Equal arguments always give equal levels. */
export function dealLevel(rules: RuleSet, name: string): Level {
  if (rules.solvedList) return solvedLevel(rules, rules.solvedList, name);
  for (let deal = 0; ; deal++) {
    const pack = createRandom(`spider-by-lamplight ${name} ${deal}`).shuffle(rules.pack);
    const solution = solve(dealTable(rules, pack));
    if (solution) return { rules, pack, solution };
  }
}
