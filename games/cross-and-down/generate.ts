/** Makes a level from its seed: the grid of the day, or one by chance, with its clues or as a code. */
import { dateOfSeed, weekdayOf } from '@/lib/domain/daily-seed';
import type { LevelSpec } from '@/lib/domain/game-rules';
import { createRandom, type Random } from '../kit/seeded-random';
import { SHELVES, type Answer } from './bank';
import { gridOfDay } from './calendar';
import { encode } from './code';
import { PLANS, WEEK, type LevelPlan } from './config';
import { makeGrid, type FilledGrid } from './grid';
import type { Kind, Level, ModeKey } from './types';

/** Makes the level; equal arguments give equal levels for ever. */
export function generateLevel(kind: Kind, { seed, mode }: LevelSpec): Level {
  const random = createRandom(`cross-and-down ${kind} ${mode} ${seed}`);
  const date = mode === 'daily' ? dateOfSeed(seed) : null;
  const plan = planOf(mode as ModeKey, date, random);
  if (date && kind === 'clues') return withClues(gridOfDay(date), plan, random);
  for (;;) {
    const grid = makeGrid(plan.patterns, SHELVES, new Set(), random);
    const level = kind === 'clues' ? withClues(grid, plan, random) : encode(grid, plan.givens, random);
    if (level) return level;
  }
}

/** The weekday's plan (Wednesday's for a daily without a date), or one of the mode's. */
function planOf(mode: ModeKey, date: string | null, random: Random): LevelPlan {
  if (mode !== 'daily') return random.pick(PLANS[mode]);
  return WEEK[date ? weekdayOf(date) : 2]!;
}

function withClues({ pattern, slots, answers }: FilledGrid, { slyInTen }: LevelPlan, random: Random): Level {
  const { columns, rows, isOpen } = pattern;
  const solution = isOpen.map(() => '');
  slots.forEach(({ cells }, i) => cells.forEach((cell, at) => (solution[cell] = answers[i]!.text[at]!)));
  return {
    kind: 'clues',
    columns,
    rows,
    entries: slots.map(({ number, isAcross, cells }, i) => ({
      ...{ number, isAcross, cells },
      text: answers[i]!.text,
      clue: clueOf(answers[i]!, random.below(10) < slyInTen),
    })),
    keys: isOpen.map((is, cell) => (is ? cell : -1)),
    answers: solution,
    givens: [],
  };
}

const clueOf = ({ clues }: Answer, isSly: boolean): string => clues[isSly ? clues.length - 1 : 0]!;
