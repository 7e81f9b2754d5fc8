/** Fills a grid by trying patterns and fillings until one succeeds. */
import type { Random } from '../kit/seeded-random';
import type { BankAnswer, AnswersByLength } from './bank';
import { fillSlotsWithAnswers } from './fill';
import { pickPattern, type Pattern, type PatternSet } from './patterns';
import { slotsOf, type Slot } from './slots';

export interface FilledGrid {
  pattern: Pattern;
  slots: readonly Slot[];
  /** The answer of each slot. */
  answers: readonly BankAnswer[];
}

const TRIES_WITHOUT_REPEATS = 250;
const TRIES_A_PATTERN = 4;

/** Returns a grid without taken answers, or with taken answers if there is no other. */
export function makeGrid(
  set: PatternSet,
  shelves: AnswersByLength,
  usedAnswers: ReadonlySet<string>,
  random: Random,
): FilledGrid {
  for (let attempt = 0; ; attempt++) {
    const pattern = pickPattern(set, random);
    const slots = slotsOf(pattern);
    for (let i = 0; i < TRIES_A_PATTERN; i++) {
      const answers = fillSlotsWithAnswers(
        slots,
        shelves,
        attempt < TRIES_WITHOUT_REPEATS ? usedAnswers : new Set(),
        random,
      );
      if (answers) return { pattern, slots, answers };
    }
  }
}
