/** Measures casual players on a step: the fraction of winners, and the points for its stars. */
import { BOARDS_EACH, boardCodeOf, planOf } from '@/games/ember-match/stair/steps';
import type { Swap } from '@/games/ember-match/types';
import { createRandom } from '@/games/kit/seeded-random';
import { playCasually } from './solver';

export const PLAYERS = 64;
const ROUND = 50;
const MIN_GAP = 100;

export interface CasualWins {
  share: number;
  /** The points for two stars, reached by half of the winners, and for three stars, reached by one winner in seven. */
  stars: [two: number, three: number];
  best: { boardCode: number; score: number; moves: readonly Swap[] };
}

/**
 * Lets sixty-four casual players play a step, eight on each of its boards. The players are the same in each call.
 * Throws if nobody wins.
 */
export function measureCasualWins(step: number, moves = planOf(step).moves): CasualWins {
  const wins = Array.from({ length: PLAYERS }, (_, i) => {
    const boardCode = boardCodeOf(step, i % BOARDS_EACH);
    return {
      boardCode,
      ...playCasually({ ...planOf(boardCode), moves }, createRandom(`casual ${step} ${i}`)),
    };
  })
    .filter(({ play }) => play.ending === 'won')
    .sort((a, b) => a.play.score - b.play.score);
  const best = wins.at(-1);
  if (!best) throw new Error(`Nobody wins step ${step + 1}`);
  const scores = wins.map(({ play }) => play.score);
  const at = (share: number) => scores[Math.min(scores.length - 1, Math.floor(scores.length * share))]!;
  const two = Math.floor(at(0.5) / ROUND) * ROUND;
  const wanted = Math.floor(at(0.86) / ROUND) * ROUND;
  const three = Math.min(best.play.score, Math.max(wanted, two + MIN_GAP));
  return {
    share: wins.length / PLAYERS,
    stars: [two, three],
    best: { boardCode: best.boardCode, score: best.play.score, moves: best.moves },
  };
}
