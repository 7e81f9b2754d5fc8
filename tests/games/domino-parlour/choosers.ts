/** Automatic players other than the game's opponents: two ignore the points, and one maximizes them. */
import { createRandom } from '@/games/kit/seeded-random';
import { pointsGainedBy } from '@/games/domino-parlour/play';
import { isDouble, PIPS } from '@/games/domino-parlour/tiles';
import type { Step } from '@/games/domino-parlour/types';
import type { Chooser } from './play-match';

/** Plays a random legal tile, ignoring the points. */
export const playRandomTile = (seed: string): Chooser => {
  const random = createRandom(seed);
  return (_, steps) => random.pick(steps);
};

const weightOf = ([tile]: Step): number => PIPS[tile]! + (isDouble(tile) ? 3 : 0);
const pickBestBy = (steps: readonly Step[], worthOf: (step: Step) => number): Step =>
  steps.reduce((best, step) => (worthOf(step) > worthOf(best) ? step : best));

/** Plays the heaviest legal tile, as the help advises, ignoring the points. */
export const playHeaviestTile: Chooser = (_, steps) => pickBestBy(steps, weightOf);

const MAX_PIPS = 100;

/** Plays the tile that scores most immediately, or else the heaviest. Plays `hastyOfTen` tiles in ten at random. */
export const playBestScoringTile = (seed: string, randomInTen: number): Chooser => {
  const random = createRandom(seed);
  return (play, steps) =>
    random.below(10) < randomInTen
      ? random.pick(steps)
      : pickBestBy(steps, (step) => pointsGainedBy(play, step) * MAX_PIPS + weightOf(step));
};
