/**
 * Generates the questions of a round from its seed. A task never occurs twice in a row, and the difficulty increases
 * step by step.
 */
import { createRandom } from '../kit/seeded-random';
import { QUESTIONS, STEPS } from './config';
import type { Maker } from './tasks/make';
import { makeDaysTask } from './tasks/days';
import { makePositionTask, makeShelfTask, makeWalkTask, makeWindowsTask } from './tasks/memory';
import { makeGapTask } from './tasks/missing';
import { makeClockTask, makeOrderTask, makeSeriesTask, makeSumTask } from './tasks/numbers';
import { makeHousesTask, makeQuiltTask, makeOddOneOut, makeWeightsTask } from './tasks/reason';
import type { Level, ModeKey, Question, TaskKey } from './types';

const MAKERS: Record<TaskKey, Maker> = {
  sum: makeSumTask,
  series: makeSeriesTask,
  order: makeOrderTask,
  clock: makeClockTask,
  gap: makeGapTask,
  windows: makeWindowsTask,
  walk: makeWalkTask,
  shelf: makeShelfTask,
  place: makePositionTask,
  weights: makeWeightsTask,
  stray: makeOddOneOut,
  houses: makeHousesTask,
  quilt: makeQuiltTask,
  days: makeDaysTask,
};

/** Returns the difficulty of a question, 0 to 5. Every difficulty of a mode has the same number of questions. */
export function stepOf(mode: ModeKey, at: number): number {
  const [first, last] = STEPS[mode];
  return first + Math.floor((at * (last - first + 1)) / QUESTIONS);
}

/** Returns the level of a seed. The tasks alternate in an order that the seed determines. */
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
