/** Creates questions about numbers: sums, series, order, the clock. */
import type { Random } from '../../kit/seeded-random';
import { randomBetween, makeChoice, type Maker, numberOptions, rangeOf, formatNumber } from './make';

const HALF_DAY = 720;

interface Sum {
  text: string;
  value: number;
  /** The results of likely mistakes, such as calculating from left to right. */
  slips: readonly number[];
}

const wrongNumbersAround = (value: number): number[] => [
  value + 10,
  value - 10,
  value + 1,
  value - 1,
  value + 2,
];

/** The kinds of sums by difficulty: sums up to thirty, sums up to a hundred, times and plus, brackets. */
const SUMS: readonly ((random: Random) => Sum)[] = [
  (random) => {
    const [a, b] = [randomBetween(random, 6, 19), randomBetween(random, 3, 11)];
    return { text: `${a} + ${b}`, value: a + b, slips: wrongNumbersAround(a + b) };
  },
  (random) => {
    const [a, b] = [randomBetween(random, 31, 79), randomBetween(random, 12, 29)];
    return { text: `${a} − ${b}`, value: a - b, slips: wrongNumbersAround(a - b) };
  },
  (random) => {
    const [a, b, c] = [
      randomBetween(random, 3, 9),
      randomBetween(random, 4, 9),
      randomBetween(random, 5, 19),
    ];
    return {
      text: `${c} + ${a} × ${b}`,
      value: c + a * b,
      slips: [(c + a) * b, c + a * b + a, c + a * b - b, ...wrongNumbersAround(c + a * b)],
    };
  },
  (random) => {
    const [a, b, c] = [
      randomBetween(random, 6, 12),
      randomBetween(random, 6, 9),
      randomBetween(random, 11, 39),
    ];
    const value = a * b - c;
    return {
      text: `${a} × ${b} − ${c}`,
      value,
      slips: [a * (b - 1) - c, value + a, ...wrongNumbersAround(value)],
    };
  },
  (random) => {
    const [a, b, c] = [
      randomBetween(random, 3, 8),
      randomBetween(random, 7, 14),
      randomBetween(random, 2, 6),
    ];
    const value = a * (b - c);
    return {
      text: `${a} × (${b} − ${c})`,
      value,
      slips: [a * b - c, value + a, value - a, ...wrongNumbersAround(value)],
    };
  },
  (random) => {
    const [a, b, c, d] = [
      randomBetween(random, 4, 9),
      randomBetween(random, 5, 9),
      randomBetween(random, 3, 8),
      randomBetween(random, 3, 7),
    ];
    const value = a * b - c * d;
    return {
      text: `${a} × ${b} − ${c} × ${d}`,
      value,
      slips: [(a * b - c) * d, value + d, value - c, ...wrongNumbersAround(value)],
    };
  },
];

export const makeSumTask: Maker = (random, step) => {
  const { text, value, slips } = SUMS[step]!(random);
  return makeChoice(
    random,
    { task: 'sum', question: 'How much is it?', figure: { kind: 'text', text } },
    numberOptions(random, value, slips),
  );
};

/** The kinds of series by difficulty. Each has one more term than is shown. */
const SERIES: readonly ((random: Random) => number[])[] = [
  (random) => {
    const [first, by] = [randomBetween(random, 1, 12), randomBetween(random, 3, 7)];
    return rangeOf(5).map((at) => first + at * by);
  },
  (random) => {
    const [first, by] = [randomBetween(random, 60, 99), randomBetween(random, 4, 9)];
    return rangeOf(5).map((at) => first - at * by);
  },
  (random) => {
    const [first, times] = [randomBetween(random, 1, 4), randomBetween(random, 2, 3)];
    return rangeOf(5).map((at) => first * times ** at);
  },
  (random) => {
    const [first, by] = [randomBetween(random, 1, 9), randomBetween(random, 1, 4)];
    return rangeOf(6).map((at) => first + (at * (at + 2 * by - 1)) / 2);
  },
  (random) => {
    const [first, up, down] = [
      randomBetween(random, 10, 30),
      randomBetween(random, 6, 11),
      randomBetween(random, 2, 5),
    ];
    return rangeOf(7).map((at) => first + Math.ceil(at / 2) * up - Math.floor(at / 2) * down);
  },
  (random) => {
    const terms = [randomBetween(random, 1, 5), randomBetween(random, 3, 8)];
    while (terms.length < 6) terms.push(terms.at(-1)! + terms.at(-2)!);
    return terms;
  },
];

export const makeSeriesTask: Maker = (random, step) => {
  const terms = SERIES[step]!(random);
  const right = terms.at(-1)!;
  const [last, before] = [terms.at(-2)!, terms.at(-3)!];
  const slips = [2 * last - before, right + 1, right - 1, right + 2, last + 10, right + (last - before)];
  return makeChoice(
    random,
    { task: 'series', question: 'What comes next?', figure: { kind: 'series', terms: terms.slice(0, -1) } },
    numberOptions(random, right, slips),
  );
};

/** Creates a question about numbers scattered over a grid, which the player presses in ascending order. */
export const makeOrderTask: Maker = (random, step) => {
  const count = [4, 5, 6, 6, 7, 8][step]!;
  const [from, to] = (
    [
      [1, 20],
      [1, 60],
      [10, 99],
      [-9, 12],
      [-30, 30],
      [-60, 60],
    ] as const
  )[step]!;
  const [columns, rows] = [3, 3];
  const numbers = random
    .shuffle(rangeOf(to - from + 1))
    .slice(0, count)
    .map((at) => from + at);
  const places = random.shuffle(rangeOf(columns * rows)).slice(0, count);
  const labels = rangeOf(columns * rows).map((cell) => {
    const at = places.indexOf(cell);
    return at < 0 ? '' : formatNumber(numbers[at]!);
  });
  const cells = rangeOf(count)
    .sort((one, other) => numbers[one]! - numbers[other]!)
    .map((at) => places[at]!);
  return {
    kind: 'taps',
    task: 'order',
    question: 'From the least to the greatest',
    columns,
    rows,
    cells,
    isOrdered: true,
    isHiddenAfterLooking: false,
    labels,
    stances: [],
  };
};

const onTheClock = (minutes: number): string => {
  const at = ((minutes % HALF_DAY) + HALF_DAY) % HALF_DAY;
  return `${Math.floor(at / 60) || 12}:${String(at % 60).padStart(2, '0')}`;
};

const timeInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ];
  return parts.filter(Boolean).join(' and ');
};

/** Creates a question about the hands of a clock, and a time before or after. */
export const makeClockTask: Maker = (random, step) => {
  const grain = step < 2 ? 15 : 5;
  const minutes = random.below(HALF_DAY / grain) * grain;
  const shifts = [
    [0],
    [15, 30, 45, 60],
    [20, 35, 50, 80],
    [25, 55, 95],
    [-40, -75, 105, 130],
    [-85, -110, 155, 185],
  ];
  const shift = random.pick(shifts[step]!);
  const right = minutes + shift;
  const question =
    shift === 0
      ? 'What time is it?'
      : shift > 0
        ? `What time will it be in ${timeInWords(shift)}?`
        : `What time was it ${timeInWords(-shift)} ago?`;
  // The wrong options: the hands swapped, one hour off, the opposite direction.
  const swapped = Math.floor((minutes % 60) / 5) * 60 + Math.floor(minutes / 60) * 5 + shift;
  const slips = [right + 60, right - 60, minutes - shift, swapped, right + 10, right - 5, right + 30];
  const texts = [...new Set([right, ...slips].map(onTheClock))];
  const [first, ...others] = texts;
  const options = [first!, ...random.shuffle(others).slice(0, 3)].map((text) => ({ text }));
  return makeChoice(random, { task: 'clock', question, figure: { kind: 'clock', minutes } }, options);
};
