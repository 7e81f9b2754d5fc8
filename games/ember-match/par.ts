/** Computes par: the score of a simple player on an open board, who always makes the swap with the most immediate points. */
import { burnsAtOnce, createPlay, performSwap } from './play';
import { listSwaps } from './swaps';
import type { Plan, Play, Swap } from './types';

const parOfPlan = new WeakMap<Plan, number>();

/** Returns the swap with the most immediate points (or the fewest, with −1), or null when there is none. */
export function bestSwap(play: Play, sign: 1 | -1 = 1): Swap | null {
  let best: Swap | null = null;
  let maxGain = -Infinity;
  for (const move of play.ending ? [] : listSwaps(play)) {
    const points = sign * burnsAtOnce(play, move);
    if (points > maxGain) [best, maxGain] = [move, points];
  }
  return best;
}

/** Returns the par of a board. */
export function parOf(plan: Plan): number {
  let par = parOfPlan.get(plan);
  if (par === undefined) {
    const play = createPlay(plan);
    for (let move = bestSwap(play); move; move = bestSwap(play)) performSwap(play, move);
    parOfPlan.set(plan, (par = play.score));
  }
  return par;
}
