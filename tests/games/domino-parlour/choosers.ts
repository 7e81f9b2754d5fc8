/** Automatic players other than the game's opponents: one lays tiles that fit, and one adds up. */
import { createRandom } from '@/games/kit/seeded-random';
import { gainOf } from '@/games/domino-parlour/play';
import { isDouble, PIPS } from '@/games/domino-parlour/tiles';
import type { Step } from '@/games/domino-parlour/types';
import type { Chooser } from './play-match';

/** Lays any tile that fits, without adding up. */
export const layingAny = (seed: string): Chooser => {
  const random = createRandom(seed);
  return (_, steps) => random.pick(steps);
};

const weightOf = ([tile]: Step): number => PIPS[tile]! + (isDouble(tile) ? 3 : 0);
const bestBy = (steps: readonly Step[], worth: (step: Step) => number): Step =>
  steps.reduce((best, step) => (worth(step) > worth(best) ? step : best));

/** Gets rid of heavy tiles, as the help advises, without adding up. */
export const layingHeavy: Chooser = (_, steps) => bestBy(steps, weightOf);

const MAX_PIPS = 100;

/** Takes the tile that scores most at once, or else the heaviest, but lays `hastyOfTen` of ten tiles at random. */
export const addingUp = (seed: string, hastyOfTen: number): Chooser => {
  const random = createRandom(seed);
  return (play, steps) =>
    random.below(10) < hastyOfTen
      ? random.pick(steps)
      : bestBy(steps, (step) => gainOf(play, step) * MAX_PIPS + weightOf(step));
};
