/** Explains the correct answer, derived from the question, to players who first answered wrong. */
import type { ChoiceQuestion, Question } from './types';

const HALF_DAY = 720;

/** Returns whether the test succeeds for the index of every term. */
const areAll = (terms: readonly number[], test: (at: number) => boolean): boolean =>
  terms.every((_, at) => test(at));

/** Returns the rule of a series, including its last term, or an empty text when no known rule applies. */
export function ruleOf(terms: readonly number[]): string {
  const steps = terms.slice(1).map((term, at) => term - terms[at]!);
  const [first = 0, second = 0] = steps;
  const by = (step: number) => (step < 0 ? `${-step} less` : `${step} more`);
  if (areAll(steps, (at) => steps[at] === first)) return `each is ${by(first)} than the one before`;
  const times = terms[1]! / terms[0]!;
  if (areAll(steps, (at) => terms[at + 1] === terms[at]! * times))
    return `each is ${times} times the one before`;
  if (areAll(steps, (at) => steps[at] === (at % 2 ? second : first)))
    return `by turns ${by(first)} and ${by(second)}`;
  if (areAll(steps.slice(1), (at) => terms[at + 2] === terms[at + 1]! + terms[at]!))
    return 'each is the sum of the two before';
  const growth = second - first;
  const isGrowing = areAll(steps.slice(1), (at) => steps[at + 1]! - steps[at]! === growth);
  return isGrowing ? `the steps grow by ${growth}: ${steps.join(', ')}` : '';
}

/** Returns the animals, the heaviest first, derived from the comparisons. */
export function orderOf(lines: readonly string[]): string[] {
  const below = new Map<string, string>();
  for (const line of lines) {
    const [, one, how, other] = /^The (\w+) is (heavier|lighter) than the (\w+)\.$/.exec(line) ?? [];
    if (!one || !other) return [];
    if (how === 'heavier') below.set(one, other);
    else below.set(other, one);
  }
  const lighter = new Set(below.values());
  let next = [...below.keys()].find((name) => !lighter.has(name));
  const row: string[] = [];
  while (next && !row.includes(next)) {
    row.push(next);
    next = below.get(next);
  }
  return row;
}

const timeOf = (minutes: number): string => {
  const at = minutes % HALF_DAY;
  return `${Math.floor(at / 60) || 12}:${String(at % 60).padStart(2, '0')}`;
};

function explainChoice({ figure, options, answer, why }: ChoiceQuestion): string {
  if (why) return why;
  const option = options[answer]!;
  const right = 'text' in option ? option.text : '';
  if (figure.kind === 'text')
    return figure.text.includes('?') ? `${figure.text.replace('?', right)}.` : `${figure.text} = ${right}.`;
  if (figure.kind === 'clock') {
    const shownTime = timeOf(figure.minutes);
    return shownTime === right
      ? `${right}: the short hand shows the hour.`
      : `${right}, as the clock showed ${shownTime}.`;
  }
  if (figure.kind === 'lines') return `${orderOf(figure.lines).join(', ')}, from the heaviest on.`;
  if (figure.kind === 'houses') {
    const [left, other] = figure.houses.map((panes) => panes.filter(Boolean).length);
    return `${left} windows on the left, ${other} on the right.`;
  }
  if (figure.kind === 'places') return `it was the ${right.toLowerCase()}.`;
  if (figure.kind === 'shelf') return `the ${right.toLowerCase()} was new.`;
  if (figure.kind !== 'series') return '';
  const rule = ruleOf([...figure.terms, Number(right.replace('−', '-'))]);
  return rule && `${right}, as ${rule}.`;
}

/** Returns a sentence that explains the answer, or an empty text when the figure shows everything. */
export const explainQuestion = (question: Question): string =>
  question.kind === 'choice' ? explainChoice(question) : '';
