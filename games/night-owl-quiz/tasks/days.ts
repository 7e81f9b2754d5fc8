/** Creates questions about the days of the week. */
import type { Random } from '../../kit/seeded-random';
import { randomBetween, makeChoice, type Maker } from './make';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const WEEK = DAYS.length;

/** The given day and the requested day, each as a number of days after today. */
interface Dates {
  statement: (day: string) => string;
  givenOffset: number;
  question: string;
  questionOffset: number;
}

const todayIs = (day: string): string => `Today is ${day}.`;
const datesLater = (count: number): Dates => ({
  statement: todayIs,
  givenOffset: 0,
  question: `Which day will it be in ${count} days?`,
  questionOffset: count,
});
const datesEarlier = (count: number): Dates => ({
  statement: todayIs,
  givenOffset: 0,
  question: `Which day was it ${count} days ago?`,
  questionOffset: -count,
});

/** A day near today: how it is described, its number of days after today, and the question about it. */
type Neighbor = readonly [words: string, inDays: number, ask: string];
const PAST_DAYS: readonly Neighbor[] = [
  ['Yesterday was', -1, 'Which day was yesterday?'],
  ['The day before yesterday was', -2, 'Which day was the day before yesterday?'],
];
const FUTURE_DAYS: readonly Neighbor[] = [
  ['Tomorrow is', 1, 'Which day is tomorrow?'],
  ['The day after tomorrow is', 2, 'Which day is the day after tomorrow?'],
];

/** Gives a day before today and requests one after it, or the reverse. */
function acrossToday(random: Random): Dates {
  const sides = random.shuffle([PAST_DAYS, FUTURE_DAYS]);
  const [words, givenOffset] = random.pick(sides[0]!);
  const [, requestedIn, question] = random.pick(sides[1]!);
  return { statement: (day) => `${words} ${day}.`, givenOffset, question, questionOffset: requestedIn };
}

/** Returns a number of days beyond a number of weeks that is not a multiple of a week. */
const beyondWeeks = (random: Random, weeks: number): number =>
  weeks * WEEK + randomBetween(random, 1, WEEK - 1);

/**
 * The kinds of dates by difficulty: some days forward, some days back, across today, beyond one week, beyond two
 * weeks, and forward and back.
 */
const DATES: readonly ((random: Random) => Dates)[] = [
  (random) => datesLater(randomBetween(random, 2, 4)),
  (random) => datesEarlier(randomBetween(random, 2, 5)),
  acrossToday,
  (random) => random.pick([datesLater, datesEarlier])(beyondWeeks(random, 1)),
  (random) => random.pick([datesLater, datesEarlier])(beyondWeeks(random, randomBetween(random, 2, 3))),
  (random) => {
    const count = beyondWeeks(random, 1);
    return {
      ...datesEarlier(randomBetween(random, 2, 5)),
      statement: (day) => `In ${count} days it will be ${day}.`,
      givenOffset: count,
    };
  },
];

/** Returns a sentence that explains the calculation. */
function explainDay(
  right: string,
  todayName: string,
  { givenOffset, questionOffset: requestedIn }: Dates,
): string {
  if (givenOffset) return `today is ${todayName}, so it is ${right}.`;
  const count = Math.abs(requestedIn);
  const remainder = count % WEEK;
  if (count < WEEK) return `${count} days ${requestedIn < 0 ? 'back' : 'on'} from ${todayName} is ${right}.`;
  return `${count} days are whole weeks and ${remainder} ${remainder === 1 ? 'day' : 'days'}: ${right}.`;
}

export const makeDaysTask: Maker = (random, step) => {
  const now = random.below(WEEK);
  const dates = DATES[step]!(random);
  const dayAfterOffset = (count: number): string => DAYS[(((now + count) % WEEK) + WEEK) % WEEK]!;
  const { questionOffset: requestedIn } = dates;
  const right = dayAfterOffset(requestedIn);
  // The wrong options: the opposite direction, one day too many, one too few. Other days replace duplicates.
  const slips = [
    dayAfterOffset(-requestedIn),
    dayAfterOffset(requestedIn + 1),
    dayAfterOffset(requestedIn - 1),
    ...random.shuffle(DAYS),
  ];
  const wrongDays = [...new Set(slips)].filter((day) => day !== right).slice(0, 3);
  const lines = [dates.statement(dayAfterOffset(dates.givenOffset))];
  const options = [right, ...wrongDays].map((text) => ({ text }));
  const question = makeChoice(
    random,
    { task: 'days', question: dates.question, figure: { kind: 'lines', lines } },
    options,
  );
  return { ...question, why: explainDay(right, dayAfterOffset(0), dates) };
};
