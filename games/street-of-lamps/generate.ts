/**
 * Generates a level from its seed: a random board, accepted only when its rules alone determine the solution. Then
 * removes clues.
 */
import { createRandom, type Random } from '../kit/seeded-random';
import { SIZES } from './config';
import { mayAssume, PLANS } from './plans';
import { createSolver, listGivenCells } from './solve';
import type { PuzzleLayout, Level, ModeKey, Plan } from './types';

const MAX_TRIES = 4_000;
/** The number of attempts after which a level may be easier than its mode promises. */
const TRIES_FOR_GRADE = 20;

/** Generates the level. Equal arguments always give equal levels. */
export function generateLevel(plan: Plan, mode: ModeKey, seed: string): Level {
  const size = SIZES[plan][mode];
  const random = createRandom(`street-of-lamps ${plan} ${mode} ${seed}`);
  for (let i = 0; i < MAX_TRIES; i++) {
    const layout = PLANS[plan].generateLayout(size, random, mode);
    if (!layout || stepsOf(plan, size, layout, mode) === null) continue;
    const thin = thinClues(plan, size, layout, mode, random);
    if (i < TRIES_FOR_GRADE && isBelow(plan, size, thin, mode)) continue;
    return { plan, size, ...thin, rules: PLANS[plan].rules(size, thin, mode) };
  }
  throw new Error(`no level for ${plan} ${mode} ${seed}`);
}

/** Returns how many values must be refuted to solve a board, or null when its rules do not determine the solution. */
export function stepsOf(plan: Plan, size: number, layout: PuzzleLayout, mode: ModeKey): number | null {
  const rules = PLANS[plan].rules(size, layout, mode);
  return createSolver(rules, size * size).solve(listGivenCells(layout), mayAssume(plan, mode));
}

/** Returns whether a board is no more difficult than the previous mode. */
function isBelow(plan: Plan, size: number, layout: PuzzleLayout, mode: ModeKey): boolean {
  if (mayAssume(plan, mode)) return !stepsOf(plan, size, layout, mode);
  return mode === 'medium' && !!PLANS[plan].isGraded && stepsOf(plan, size, layout, 'easy') !== null;
}

function thinClues(
  plan: Plan,
  size: number,
  layout: PuzzleLayout,
  mode: ModeKey,
  random: Random,
): PuzzleLayout {
  const { clues, thinned } = PLANS[plan];
  let best = layout;
  const shownClues = clues.cluesOf(layout);
  for (const clue of random
    .shuffle(shownClues)
    .slice(0, Math.floor((shownClues.length * thinned[mode]) / 100))) {
    const next = clues.without(best, clue);
    if (stepsOf(plan, size, next, mode) !== null) best = next;
  }
  return best;
}
