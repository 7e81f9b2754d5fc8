import { expect } from 'vitest';
import { FIGURE_HIDDEN, QUESTIONS } from '@/games/night-owl-quiz/config';
import type { Level, Move, Motif, Question } from '@/games/night-owl-quiz/types';

/** Returns the moves that answer a question correctly at the first attempt. */
export const answersTo = (question: Question): Move[] => {
  const pressed = question.kind === 'choice' ? [question.answer] : [...question.cells];
  return [...(question.isHiddenAfterLooking ? [FIGURE_HIDDEN] : []), ...pressed].map((at): Move => [at]);
};

export const solve = ({ questions }: Level): Move[] => questions.flatMap(answersTo);

const isMissingFrom = (motifs: readonly Motif[], last: Motif): boolean => {
  const all = [...motifs, last];
  const countsOf = (cells: readonly number[], key: keyof Motif) =>
    new Set(cells.map((at) => all[at]![key])).size;
  const lines = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
  ];
  // Every trait must be distributed the same way in all three rows, and in all three columns.
  return (['shape', 'count', 'isFilled'] as const).every((key) =>
    [lines.slice(0, 3), lines.slice(3)].every(
      (three) => new Set(three.map((cells) => countsOf(cells, key))).size === 1,
    ),
  );
};

const numberOf = (text: string): number => Number(text.replace('−', '-'));

/** Evaluates an arithmetic expression such as “3 × 4”. */
function valueOf(text: string): number {
  const sum = text.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-');
  expect(sum).toMatch(/^[\d+*/() -]+$/);
  return Number(new Function(`return ${sum};`)());
}

const isFilledBy = (text: string, number: string): boolean => {
  const [left, right] = text.replace('?', `(${number})`).split('=');
  return valueOf(left!) === valueOf(right!);
};

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the number of days after today that a phrase such as “in 3 days” or “yesterday” means. */
function parseDayOffset(words: string): number {
  const [, count] = /(\d+) days/.exec(words) ?? [];
  if (count) return words.includes('ago') ? -count : +count;
  const isFar = words.toLowerCase().includes('the day ');
  if (/yesterday/i.test(words)) return isFar ? -2 : -1;
  return /tomorrow/i.test(words) ? (isFar ? 2 : 1) : 0;
}

function dayOf(statement: string, question: string): string {
  const given = WEEK.findIndex((day) => statement.includes(day));
  return WEEK[
    (given - parseDayOffset(statement) + parseDayOffset(question) + 28 * WEEK.length) % WEEK.length
  ]!;
}

/** Computes the right answer again from the displayed question, and compares it with the stored one. */
function expectRight(question: Question): void {
  if (question.kind === 'taps') {
    const { cells, columns, rows, labels, task, stances } = question;
    expect(new Set(cells).size).toBe(cells.length);
    for (const cell of cells) expect(cell).toBeLessThan(columns * rows);
    if (task === 'order') {
      const numbers = cells.map((cell) => numberOf(labels[cell]!));
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      expect(labels.filter(Boolean)).toHaveLength(cells.length);
    }
    if (task === 'stray') {
      const [own] = cells;
      const rest = stances.filter((_, cell) => cell !== own);
      const isSame = (key: 'quarter' | 'isMirrored') => new Set(rest.map((stance) => stance[key])).size === 1;
      const differs = (key: 'quarter' | 'isMirrored') => stances[own!]![key] !== rest[0]![key];
      expect(
        isSame('isMirrored') && (differs('isMirrored') || (isSame('quarter') && differs('quarter'))),
      ).toBe(true);
    }
    return;
  }
  const { figure, options, answer } = question;
  expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length);
  expect(options.length).toBeGreaterThanOrEqual(2);
  const right = options[answer]!;
  if (figure.kind === 'text' && question.task === 'sum' && 'text' in right)
    expect(numberOf(right.text)).toBe(valueOf(figure.text));
  if (figure.kind === 'text' && question.task === 'gap') {
    const fitting = options.filter((option) => 'text' in option && isFilledBy(figure.text, option.text));
    expect(fitting).toEqual([right]);
  }
  if (figure.kind === 'places' && 'text' in right) {
    expect(new Set(figure.shapes).size).toBe(figure.shapes.length);
    expect(figure.shapes[figure.requested]).toBe(right.text.toLowerCase());
  }
  if (figure.kind === 'quilt') {
    const fitting = options.filter(
      (option) => 'motif' in option && isMissingFrom(figure.motifs, option.motif),
    );
    expect(fitting).toEqual([right]);
  }
  if (figure.kind === 'houses') {
    const [left, other] = figure.houses.map((lit) => lit.filter(Boolean).length);
    expect(answer).toBe(left! > other! ? 0 : 1);
    expect(left).not.toBe(other);
  }
  if (figure.kind === 'shelf' && 'text' in right) {
    const newShapes = figure.after.filter((shape) => !figure.before.includes(shape));
    expect(newShapes.map((shape) => shape.toLowerCase())).toEqual([right.text.toLowerCase()]);
  }
  if (question.task === 'days' && figure.kind === 'lines' && 'text' in right)
    expect(right.text).toBe(dayOf(figure.lines[0]!, question.question));
  if (question.task === 'weights' && figure.kind === 'lines' && 'text' in right)
    expectWeighed(figure.lines, question.question, right.text, options.length);
}

function expectWeighed(lines: readonly string[], question: string, right: string, count: number): void {
  const pairs = lines.map((line) => {
    const [, one, way, other] = /^The (\w+) is (heavier|lighter) than the (\w+)\.$/.exec(line)!;
    return way === 'heavier' ? [one!, other!] : [other!, one!];
  });
  const names = [...new Set(pairs.flat())];
  const heavier = new Map(names.map((name) => [name, new Set<string>()]));
  for (let round = 0; round < names.length; round += 1)
    for (const [one, other] of pairs)
      for (const below of [other!, ...heavier.get(other!)!]) heavier.get(one!)!.add(below);
  const row = names.toSorted((one, other) => heavier.get(other)!.size - heavier.get(one)!.size);
  // Each weight must exceed the sum of all lighter ones, so that only one order is possible.
  row.forEach((name, at) => expect(heavier.get(name)!.size).toBe(row.length - 1 - at));
  const [, place = '', way] = /^Who is the (second |third )?(heaviest|lightest)\?$/.exec(question)!;
  const steps = { '': 0, 'second ': 1, 'third ': 2 }[place]!;
  expect(right).toBe(`The ${row.at(way === 'heaviest' ? steps : -1 - steps)!}`);
  expect(count).toBeLessThanOrEqual(names.length);
}

/** Expects twelve questions, each with exactly one right answer among its choices. */
export function expectValidLevel({ questions }: Level): void {
  expect(questions).toHaveLength(QUESTIONS);
  questions.forEach((question, at) => {
    expectRight(question);
    expect(question.task).not.toBe(questions[at - 1]?.task);
  });
}
