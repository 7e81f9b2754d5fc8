/** Makes the questions of a round from its seed: never the same task twice in a row, harder step by step. */
import { createRandom } from '../kit/seeded-random';
import { QUESTIONS, STEPS } from './config';
import type { Maker } from './tasks/make';
import { days } from './tasks/days';
import { place, shelf, walk, windows } from './tasks/memory';
import { gap } from './tasks/missing';
import { clock, order, series, sum } from './tasks/numbers';
import { houses, quilt, stray, weights } from './tasks/reason';
import type { Level, ModeKey, Question, TaskKey } from './types';

const MAKERS: Record<TaskKey, Maker> = {
  sum,
  series,
  order,
  clock,
  gap,
  windows,
  walk,
  shelf,
  place,
  weights,
  stray,
  houses,
  quilt,
  days,
};

/** Returns the difficulty of a question, 0 to 5: every step of a mode has equally many questions. */
export function stepOf(mode: ModeKey, at: number): number {
  const [first, last] = STEPS[mode];
  return first + Math.floor((at * (last - first + 1)) / QUESTIONS);
}

/** Makes the level of a seed. All tasks are used in turn, in an order from the seed. */
export function makeLevel(tasks: readonly TaskKey[], mode: ModeKey, seed: string): Level {
  const random = createRandom(seed);
  const questions: Question[] = [];
  const steps = Array.from({ length: QUESTIONS }, (_, at) => stepOf(mode, at));
  let waiting: TaskKey[] = [];
  let last: TaskKey | null = null;
  for (const step of steps) {
    if (waiting.length === 0) waiting = random.shuffle(tasks);
    if (waiting[0] === last) waiting.push(waiting.shift()!);
    const task: TaskKey = waiting.shift()!;
    questions.push(MAKERS[task](random, step));
    last = task;
  }
  return { questions, steps };
}
