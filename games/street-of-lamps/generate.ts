/**
 * Generates a level from its seed: a random board, accepted only when its rules alone determine the solution. Then
 * removes clues.
 */
import { createRandom, type Random } from '../kit/seeded-random';
import { SIZES } from './config';
import { mayAssume, PLANS } from './plans';
import { createSolver, givenOf } from './solve';
import type { Laid, Level, ModeKey, Plan } from './types';

const MAX_TRIES = 4_000;
/** The number of attempts after which a level may be easier than its mode promises. */
const TRIES_FOR_GRADE = 20;

/** Generates the level. Equal arguments always give equal levels. */
export function generateLevel(plan: Plan, mode: ModeKey, seed: string): Level {
  const size = SIZES[plan][mode];
  const random = createRandom(`street-of-lamps ${plan} ${mode} ${seed}`);
  for (let i = 0; i < MAX_TRIES; i++) {
    const laid = PLANS[plan].lay(size, random, mode);
    if (!laid || stepsOf(plan, size, laid, mode) === null) continue;
    const thin = thinned(plan, size, laid, mode, random);
    if (i < TRIES_FOR_GRADE && isBelow(plan, size, thin, mode)) continue;
    return { plan, size, ...thin, rules: PLANS[plan].rules(size, thin, mode) };
  }
  throw new Error(`no level for ${plan} ${mode} ${seed}`);
}

/** Returns the number of refutations that a board requires, or null when its rules do not determine the solution. */
export function stepsOf(plan: Plan, size: number, laid: Laid, mode: ModeKey): number | null {
  const rules = PLANS[plan].rules(size, laid, mode);
  return createSolver(rules, size * size).solve(givenOf(laid), mayAssume(plan, mode));
}

/** Returns whether a board is no more difficult than the previous mode. */
function isBelow(plan: Plan, size: number, laid: Laid, mode: ModeKey): boolean {
  if (mayAssume(plan, mode)) return !stepsOf(plan, size, laid, mode);
  return mode === 'medium' && !!PLANS[plan].isGraded && stepsOf(plan, size, laid, 'easy') !== null;
}

function thinned(plan: Plan, size: number, laid: Laid, mode: ModeKey, random: Random): Laid {
  const { clues, thinned } = PLANS[plan];
  let best = laid;
  const shown = clues.of(laid);
  for (const clue of random.shuffle(shown).slice(0, Math.floor((shown.length * thinned[mode]) / 100))) {
    const next = clues.without(best, clue);
    if (stepsOf(plan, size, next, mode) !== null) best = next;
  }
  return best;
}
