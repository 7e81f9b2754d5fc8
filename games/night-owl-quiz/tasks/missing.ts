/** Creates questions about a missing number in a sum. */
import type { Random } from '../../kit/seeded-random';
import { randomBetween, makeChoice, type Maker, numberOptions } from './make';

interface Gap {
  /** The sum with a question mark instead of the number. */
  text: string;
  value: number;
  /** The results of likely mistakes, such as calculating forward instead of backward. */
  slips: readonly number[];
}

/** The kinds of sums by difficulty: plus, minus, times, times and plus, fractions and plus, brackets. */
const GAPS: readonly ((random: Random) => Gap)[] = [
  (random) => {
    const [a, value] = [randomBetween(random, 5, 16), randomBetween(random, 4, 14)];
    return {
      text: `${a} + ? = ${a + value}`,
      value,
      slips: [value + 1, value - 1, value + 10, 2 * a + value],
    };
  },
  (random) => {
    const [a, left] = [randomBetween(random, 8, 26), randomBetween(random, 12, 39)];
    const value = a + left;
    return { text: `? − ${a} = ${left}`, value, slips: [left - a, value + 10, value - 10, value + 1] };
  },
  (random) => {
    const [a, value] = [randomBetween(random, 4, 9), randomBetween(random, 4, 12)];
    return {
      text: `${a} × ? = ${a * value}`,
      value,
      slips: [value + 1, value - 1, value + 2, a * value - a],
    };
  },
  (random) => {
    const [a, value, b] = [
      randomBetween(random, 3, 8),
      randomBetween(random, 4, 9),
      randomBetween(random, 5, 19),
    ];
    return {
      text: `${a} × ? + ${b} = ${a * value + b}`,
      value,
      slips: [value + 1, value - 1, value + a, value + 2],
    };
  },
  (random) => {
    const [a, part, b] = [
      randomBetween(random, 3, 8),
      randomBetween(random, 5, 9),
      randomBetween(random, 6, 17),
    ];
    const value = a * part;
    return {
      text: `? ÷ ${a} + ${b} = ${part + b}`,
      value,
      slips: [(part + b) * a, value + a, value - a, part],
    };
  },
  (random) => {
    const [a, inner, b] = [
      randomBetween(random, 4, 9),
      randomBetween(random, 5, 9),
      randomBetween(random, 3, 8),
    ];
    const value = inner + b;
    return {
      text: `${a} × (? − ${b}) = ${a * inner}`,
      value,
      slips: [inner, inner - b, value + 1, value - 1],
    };
  },
];

export const makeGapTask: Maker = (random, step) => {
  const { text, value, slips } = GAPS[step]!(random);
  return makeChoice(
    random,
    { task: 'gap', question: 'Which number is missing?', figure: { kind: 'text', text } },
    numberOptions(random, value, slips),
  );
};
