/** Makes the questions of a round from its seed: no task twice in a row, harder towards the end. */
import { createRandom } from '../kit/seeded-random';
import { FIRST_STEP, LAST_STEP, QUESTIONS } from './config';
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

/** How hard a question is, 0 to 5. */
export const stepOf = (mode: ModeKey, at: number): number =>
  Math.min(LAST_STEP, FIRST_STEP[mode] + (at >= (QUESTIONS * 2) / 3 ? 1 : 0));

/** Makes the level of a seed. All tasks come by turns, in an order of the seed. */
export function makeLevel(tasks: readonly TaskKey[], mode: ModeKey, seed: string): Level {
  const random = createRandom(seed);
  const questions: Question[] = [];
  let waiting: TaskKey[] = [];
  let last: TaskKey | null = null;
  for (let at = 0; at < QUESTIONS; at += 1) {
    if (waiting.length === 0) waiting = random.shuffle(tasks);
    if (waiting[0] === last) waiting.push(waiting.shift()!);
    const task: TaskKey = waiting.shift()!;
    questions.push(MAKERS[task](random, stepOf(mode, at)));
    last = task;
  }
  return { questions };
}
