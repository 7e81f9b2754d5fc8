/** Tests the par of a board: the score of a player who never looks ahead. */
import { describe, expect, it } from 'vitest';
import { openPlan } from '@/games/ember-match/config';
import { bestSwap, parOf } from '@/games/ember-match/par';
import { burnsAtOnce, createPlay, performSwap } from '@/games/ember-match/play';
import { listSwaps } from '@/games/ember-match/swaps';
import { describeResult } from '@/games/ember-match/words';

const playToEnd = (seed: string, sign: 1 | -1) => {
  const play = createPlay(openPlan(seed));
  for (let move = bestSwap(play, sign); move; move = bestSwap(play, sign)) performSwap(play, move);
  return play;
};

describe('par', () => {
  it('equals the score of a player who always makes the swap with the most immediate points', () => {
    for (const seed of ['a', 'b', 'c']) {
      expect(parOf(openPlan(seed))).toBe(playToEnd(seed, 1).score);
      expect(parOf(openPlan(seed))).toBe(parOf(openPlan(seed)));
    }
  });

  it('exceeds, on most boards, the score of a player who always makes the swap with the fewest points', () => {
    const seeds = Array.from({ length: 20 }, (_, i) => `plain ${i}`);
    const more = seeds.filter((seed) => parOf(openPlan(seed)) > playToEnd(seed, -1).score);
    expect(more.length).toBeGreaterThan(15);
  });
});

describe('searching the swaps of a board', () => {
  it('finds the swap with the most immediate points, and the one with the fewest', () => {
    const play = createPlay(openPlan('x'));
    const points = listSwaps(play).map((move) => burnsAtOnce(play, move));
    expect(burnsAtOnce(play, bestSwap(play)!)).toBe(Math.max(...points));
    expect(burnsAtOnce(play, bestSwap(play, -1)!)).toBe(Math.min(...points));
  });
});

describe('the text of a result', () => {
  it('compares the result of a board with its par', () => {
    const play = playToEnd('told', 1);
    expect(describeResult(play)).toMatch(/^at par, (last light [\d,]+, )?longest chain \d+$/);
    expect(describeResult({ ...play, score: play.score + 1_200 })).toMatch(/^1,200 over par/);
    expect(describeResult({ ...play, score: play.score - 50, lastLight: 0 })).toMatch(
      /^50 under par, longest chain/,
    );
  });
});
