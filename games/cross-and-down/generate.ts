/** Generates a level from its seed: the grid of the day, or a random grid, in the form of the edition. */
import { dateOfSeed, weekdayOf } from '@/lib/domain/days/daily-seed';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { createRandom, type Random } from '../kit/seeded-random';
import { ANSWERS_BY_LENGTH, type AnswersByLength } from './bank';
import { gridOfDay } from './calendar';
import { createCodePuzzle } from './code';
import { DISGUISED_PLANS, PLANS, WEEK, type LevelPlan } from './config';
import { createDisguisedLevel, disguisedWithGivens, isDisguise, shelvesFor } from './disguised';
import { makeGrid, type FilledGrid } from './grid';
import { createLevel } from './levels';
import { makeListedLevel } from './listed';
import type { Kind, Level, ModeKey } from './types';

/** Generates the level. Equal arguments always give equal levels. */
export function generateLevel(kind: Kind, { seed, mode }: LevelSpec): Level {
  const random = createRandom(`cross-and-down ${kind} ${mode} ${seed}`);
  const date = mode === 'daily' ? dateOfSeed(seed) : null;
  const plan = resolvePlan(kind, mode as ModeKey, date, random);
  if (date && kind === 'clues') return MAKERS.clues(gridOfDay(date), plan, random)!;
  for (;;) {
    const grid = makeGrid(plan.patterns, ANSWERS_FOR_KIND[kind], new Set(), random);
    const level = MAKERS[kind](grid, plan, random);
    if (level) return level;
  }
}

const ANSWERS_FOR_KIND: Record<Kind, AnswersByLength> = {
  clues: ANSWERS_BY_LENGTH,
  code: ANSWERS_BY_LENGTH,
  tidy: shelvesFor('tidy'),
  list: ANSWERS_BY_LENGTH,
  dial: shelvesFor('dial'),
  hushed: shelvesFor('hushed'),
};

/** Turns a grid into a level of each kind. Returns null when the grid is not suitable. */
const MAKERS: Record<Kind, (grid: FilledGrid, plan: LevelPlan, random: Random) => Level | null> = {
  clues: (grid, { trickyCluesInTen }, random) =>
    createLevel(
      'clues',
      grid,
      ({ clues }) => clues[random.below(10) < trickyCluesInTen ? clues.length - 1 : 0]!,
    ),
  code: (grid, { givens }, random) => createCodePuzzle(grid, givens, random),
  tidy: (grid) => createDisguisedLevel('tidy', grid),
  dial: (grid) => createDisguisedLevel('dial', grid),
  hushed: (grid, _plan, random) => disguisedWithGivens('hushed', grid, random),
  list: (grid, _plan, random) => makeListedLevel(grid, random),
};

/** Returns the plan of the weekday for a daily (Wednesday's without a date), or one of the mode's plans. */
function resolvePlan(kind: Kind, mode: ModeKey, date: string | null, random: Random): LevelPlan {
  if (mode !== 'daily') return random.pick((isDisguise(kind) ? DISGUISED_PLANS : PLANS)[mode]);
  return WEEK[date ? weekdayOf(date) : 2]!;
}
