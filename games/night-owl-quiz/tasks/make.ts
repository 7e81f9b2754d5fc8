/** Helpers for creating questions. A step is the difficulty of a question, 0 to 5. */
import type { Random } from '../../kit/seeded-random';
import type { ChoiceQuestion, Figure, Option, Question, TaskKey } from '../types';

export type Maker = (random: Random, step: number) => Question;

/** Returns a random integer between two numbers, both included. */
export const randomBetween = (random: Random, from: number, to: number): number =>
  from + random.below(to - from + 1);

export const rangeOf = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Returns a choice question with its options in random order. The first option passed is the correct one. */
export function makeChoice(
  random: Random,
  {
    task,
    question,
    figure,
    isHiddenAfterLooking = false,
  }: { task: TaskKey; question: string; figure: Figure; isHiddenAfterLooking?: boolean },
  options: readonly Option[],
): ChoiceQuestion {
  const order = random.shuffle(rangeOf(options.length));
  return {
    kind: 'choice',
    task,
    question,
    figure,
    isHiddenAfterLooking: isHiddenAfterLooking,
    options: order.map((at) => options[at]!),
    answer: order.indexOf(0),
  };
}

/** Returns the correct number and three likely mistakes as options. Nearby numbers replace mistakes that coincide. */
export function numberOptions(random: Random, right: number, slips: readonly number[]): Option[] {
  const wrongValues = new Set(slips.filter((slip) => slip !== right));
  const some = random.shuffle([...wrongValues]).slice(0, 3);
  for (let distance = 1; some.length < 3; distance += 1)
    for (const candidate of [right + distance, right - distance])
      if (some.length < 3 && candidate !== right && !some.includes(candidate)) some.push(candidate);
  return [right, ...some].map((number) => ({ text: formatNumber(number) }));
}

/** Returns a number with a typographic minus sign. */
export const formatNumber = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);
