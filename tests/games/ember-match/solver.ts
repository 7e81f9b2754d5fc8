/** Automatic players: a careful one simulates every swap, and a casual one sees only what a swap burns immediately. */
import { CELLS, PIECE } from '@/games/ember-match/config';
import { isSpecial } from '@/games/ember-match/grid';
import { copyPlay, createPlay, performSwap } from '@/games/ember-match/play';
import { listSwaps } from '@/games/ember-match/swaps';
import type { Plan, Play, Swap } from '@/games/ember-match/types';
import type { Random } from '@/games/kit/seeded-random';

const countSpecials = (play: Play): number => {
  let value = 0;
  for (let cell = 0; cell < CELLS; cell++)
    if (isSpecial(play, cell))
      value += play.pieces[cell] === PIECE.star ? 4 : play.powers[cell] === 3 ? 2 : 1;
  return value;
};

/** Returns the total number of rows that the kettles still have to fall. */
const remainingKettleRows = ({ pieces }: Play): number => {
  let rows = 0;
  pieces.forEach((piece, cell) => {
    if (piece === PIECE.kettle) rows += 8 - Math.floor(cell / 8);
  });
  return rows;
};

/** Rates a board for a player who pursues the goals first, then points. */
export function rateBoard(play: Play): number {
  if (play.ending === 'won') return 1e9 + play.score;
  if (play.ending === 'stuck') return -1e9;
  const frost = play.frost.reduce((sum, layers) => sum + layers, 0);
  const blows = play.pieces.reduce((sum, p, cell) => sum + (p === PIECE.crate ? play.powers[cell]! : 0), 0);
  const chains = play.locks.reduce((sum, lock) => sum + lock, 0);
  const { goals } = play.plan;
  const left = goals.reduce((sum, goal, i) => {
    const share = goal.type === 'score' ? play.left[i]! / 40 : play.left[i]! * 12;
    return sum + share;
  }, 0);
  return (
    countSpecials(play) * 9 +
    play.score / 100 -
    left -
    frost * 8 -
    blows * 6 -
    chains * 4 -
    remainingKettleRows(play) * 9
  );
}

/** Plays to the end, choosing each time the swap that leaves the best board. */
export function playCarefully(plan: Plan): { play: Play; moves: Swap[] } {
  const play = createPlay(plan);
  const moves: Swap[] = [];
  while (!play.ending) {
    let best: Swap | null = null;
    let max = -Infinity;
    for (const move of listSwaps(play)) {
      const after = copyPlay(play);
      performSwap(after, move);
      const value = rateBoard(after);
      if (value > max) [best, max] = [move, value];
    }
    performSwap(play, best!);
    moves.push(best!);
  }
  return { play, moves };
}

/** Plays to the end without knowing the refills. Chooses swaps by what they burn first; one swap in `slips` is random. */
export function playCasually(plan: Plan, random: Random, slips = 5): { play: Play; moves: Swap[] } {
  const play = createPlay(plan);
  const moves: Swap[] = [];
  while (!play.ending) {
    const swaps = random.shuffle(listSwaps(play));
    let best = swaps[0]!;
    if (random.below(slips)) {
      let max = -Infinity;
      for (const move of swaps) {
        const after = copyPlay(play);
        const { steps } = performSwap(after, move);
        const [first] = steps as [(typeof steps)[number]];
        const done = play.left.reduce((sum, left, i) => {
          const gain = left - first.goalsLeft[i]!;
          return sum + (play.plan.goals[i]!.type === 'score' ? 0 : Math.max(0, gain));
        }, 0);
        const lowestRow = first.burned.reduce((sum, { cell }) => Math.max(sum, Math.floor(cell / 8)), 0);
        const value =
          first.points +
          done * 45 +
          first.created.length * 25 +
          first.hitPieces.length * 30 +
          first.thawed.length * 35 +
          lowestRow;
        if (value > max) [best, max] = [move, value];
      }
    }
    performSwap(play, best);
    moves.push(best);
  }
  return { play, moves };
}
