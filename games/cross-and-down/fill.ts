/** Fills the slots of a pattern with answers that cross. */
import type { Random } from '../kit/seeded-random';
import type { BankAnswer, AnswersByLength } from './bank';
import type { Slot } from './slots';

const MAX_STEPS = 300;

/**
 * Returns an answer for every slot, or null when the search finds none within its limit. No answer repeats, and none
 * is in `usedAnswers`.
 */
export function fillSlotsWithAnswers(
  slots: readonly Slot[],
  shelves: AnswersByLength,
  usedAnswers: ReadonlySet<string>,
  random: Random,
): BankAnswer[] | null {
  const lengths = new Set(slots.map(({ cells }) => cells.length));
  const mixed = shelves.map((answers, length) =>
    lengths.has(length) ? random.shuffle(answers.filter(({ text }) => !usedAnswers.has(text))) : [],
  );
  const choices = slots.map(({ cells }) => mixed[cells.length]!);
  const chosen: (BankAnswer | null)[] = slots.map(() => null);
  let steps = 0;

  const fillRemainingSlots = (left: number): boolean => {
    if (left === 0) return true;
    const slot = nextSlotToFill(choices, chosen);
    for (const answer of choices[slot]!) {
      if (++steps > MAX_STEPS) return false;
      if (chosen.includes(answer)) continue;
      const before: (readonly [number, readonly BankAnswer[]])[] = [];
      chosen[slot] = answer;
      const fits = slots[slot]!.crossings.every(({ at, slot: other, otherAt }) => {
        if (chosen[other]) return true;
        const letter = answer.text[at];
        before.push([other, choices[other]!]);
        choices[other] = choices[other]!.filter(({ text }) => text[otherAt] === letter);
        return choices[other].length > 0;
      });
      if (fits && fillRemainingSlots(left - 1)) return true;
      chosen[slot] = null;
      for (const [other, answers] of before) choices[other] = answers as BankAnswer[];
    }
    return false;
  };
  return fillRemainingSlots(slots.length) ? (chosen as BankAnswer[]) : null;
}

/** Returns the open slot with the fewest remaining answers. Among equals, the longest slot wins. */
function nextSlotToFill(
  choices: readonly (readonly BankAnswer[])[],
  chosen: readonly (BankAnswer | null)[],
): number {
  let best = -1;
  chosen.forEach((answer, slot) => {
    if (!answer && (best < 0 || choices[slot]!.length < choices[best]!.length)) best = slot;
  });
  return best;
}
