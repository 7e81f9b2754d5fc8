/**
 * The tuning values: the editions, the number of questions, the cost of a mistake, and the fastest plausible human
 * pace.
 */
import type { PuzzleEdition } from '../kit/shell/kind';
import type { ModeKey, TaskKey } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  tasks: readonly TaskKey[];
  highlightColor: string;
}

/** The number of questions in a round. Each lights a window. */
export const QUESTIONS = 12;
/** The difficulty of the first and the last question of a mode, 0 to 5. In between, it increases step by step. */
export const STEPS: Record<ModeKey, readonly [first: number, last: number]> = {
  evening: [0, 2],
  midnight: [1, 4],
  'small-hours': [3, 5],
};
export const SLIP_MS = 8_000;
/** The move that hides the figure after the player has looked at it. */
export const FIGURE_HIDDEN = 99;
/** The minimum time per move in ms. Nobody reads and presses faster on average. */
export const MIN_MS_PER_MOVE = 120;
export const MIN_MS_PER_QUESTION = 500;
/**
 * How long presses are ignored after a new question, or after a figure is hidden, in ms. This ignores the second half
 * of a double press.
 */
export const GUARD_MS = 350;
export const MAX_MOVES = 1_000;

export const MODE_LABELS: Record<ModeKey, string> = {
  evening: 'Early evening',
  midnight: 'Midnight',
  'small-hours': 'The small hours',
};
const MODES: readonly ModeKey[] = ['evening', 'midnight', 'small-hours'];

const NUMBERS: readonly TaskKey[] = ['sum', 'series', 'order', 'clock', 'gap'];
const MEMORY_TASKS: readonly TaskKey[] = ['windows', 'walk', 'shelf', 'place'];
const REASONING_TASKS: readonly TaskKey[] = ['weights', 'stray', 'houses', 'quilt', 'days'];

const KEYS =
  'The questions grow harder, step by step. A slip costs eight seconds, and you try again. With keys: 1 to 4 choose an answer, arrows move over a grid, Space or Enter presses, P pauses.';

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'night-owl-quiz',
    keyword: 'night-owl-quiz',
    title: 'Night Owl Quiz',
    description:
      'The owl is awake and asks twelve quick questions: a sum, a walk to remember, a lantern that hangs the wrong way, the lightest of five animals. No knowledge of the world, only a clear head. Every answer lights a window, and the clock runs.',
    descriptionShort: 'Twelve quick questions of number, memory and logic.',
    instructions: `Answer twelve questions as fast as you can. Things to remember stay as long as you look at them, but the clock runs. ${KEYS}`,
    modes: MODES,
    isDaily: false,
    tasks: [...NUMBERS, ...MEMORY_TASKS, ...REASONING_TASKS],
    highlightColor: '#123A52',
  },
  {
    slug: 'night-owl-numbers',
    keyword: 'night-owl-numbers',
    title: 'Night Owl: Numbers',
    description:
      'Sums and their gaps, series, numbers to be put in order and the hands of a clock: twelve quick questions for whoever counts in the dark. In the evening they take a breath, in the small hours a sheet of paper that you don’t have.',
    descriptionShort: 'Sums, gaps, series, order and the clock, against time.',
    instructions: `Answer twelve questions about numbers as fast as you can. ${KEYS}`,
    modes: MODES,
    isDaily: false,
    tasks: NUMBERS,
    highlightColor: '#1F4C3F',
  },
  {
    slug: 'night-owl-memory',
    keyword: 'night-owl-memory',
    title: 'Night Owl: Memory',
    description:
      'Which windows were lit, which way the moth flew, what is new on the shelf and what stood where. Look as long as you like; the clock looks too. Twelve questions that grow longer as you go.',
    descriptionShort: 'Windows, walks and shelves to remember.',
    instructions: `Look, press “I have it”, and then show what you remember. Looking takes as long as you like, but the clock runs. ${KEYS}`,
    modes: MODES,
    isDaily: false,
    tasks: MEMORY_TASKS,
    highlightColor: '#3B2C66',
  },
  {
    slug: 'night-owl-reason',
    keyword: 'night-owl-reason',
    title: 'Night Owl: Reason',
    description:
      'Who weighs most, which lantern hangs the wrong way round, which house is brighter, which patch the quilt is missing, which day it was nine days ago. Twelve quick questions with one right answer each, and no trick in any of them.',
    descriptionShort: 'Weights, lanterns, houses, quilts and days to think about.',
    instructions: `Answer twelve questions of logic as fast as you can. ${KEYS}`,
    modes: MODES,
    isDaily: false,
    tasks: REASONING_TASKS,
    highlightColor: '#5A3418',
  },
];
