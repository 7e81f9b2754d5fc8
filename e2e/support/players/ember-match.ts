/** Ember Match: plays on a copy of today's board, to find each swap before making it. */
import { DAILY_MOVES, MIN_MS_PER_SWAP } from '@/games/ember-match/config';
import { copyPlay, createPlay, performSwap } from '@/games/ember-match/play';
import { listSwaps, partnerOf } from '@/games/ember-match/swaps';
import type { Play } from '@/games/ember-match/types';
import { planFor } from '@/games/ember-match/week';
import { expectCounts, makeSwap, type CellSwap } from '../ember-board';
import { MARGIN_MS, type GamePlayer } from './player';

interface SwapStep extends CellSwap {
  /** The board after the swap. */
  after: Play;
}

/** Repeats the first swap that burns something until the board is over. */
const stepsFor = (seed: string): readonly SwapStep[] => {
  const play = createPlay(planFor({ seed, mode: 'daily' })!);
  const steps: SwapStep[] = [];
  while (!play.ending) {
    const [move] = listSwaps(play, 1);
    const to = move && partnerOf(move);
    if (!move || to === undefined || to === null) throw new Error('no swap');
    performSwap(play, move);
    steps.push({ from: move[0], to, after: copyPlay(play) });
  }
  return steps;
};

const finalPlay = (seed: string): Play => {
  const last = stepsFor(seed).at(-1);
  if (!last) throw new Error('no swap');
  return last.after;
};

export const emberMatch: GamePlayer = {
  game: { slug: 'ember-match', title: 'Ember Match', mode: { key: 'daily', label: 'Daily' } },
  endOf: (seed) => (finalPlay(seed).ending === 'stuck' ? 'No swap left' : 'Burned bright'),
  scoreOf: (seed) => finalPlay(seed).score,
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) =>
    stepsFor(seed).map((step) => async (table, by) => {
      await makeSwap(table, by, step);
      if (step.after.ending) return;
      await expectCounts(table, step.after);
    }),
  // The game shows no clock, so the test waits from the reload on. The wait includes the start screen; the swaps before
  // the reload make up for that time.
  wait: (table) => table.waitSinceOpen(DAILY_MOVES * MIN_MS_PER_SWAP + MARGIN_MS),
};
