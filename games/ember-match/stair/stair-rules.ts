/** Replays the stair: the boards won earlier, then the swaps of one step. The score is that of the entire stair. */
import { makeRules, type RulesSource } from '../../kit/shell/rules';
import { MIN_MS_PER_SWAP, STAIR } from '../config';
import { applySwap, createPlay, progressOf } from '../play';
import { isSwap } from '../swaps';
import type { Play, Swap } from '../types';
import { type LedgerHead, isHead, replaySaved } from './ledger';
import { MAX_MOVES, planOf, stepOfBoardCode } from './steps';

export type StairMove = LedgerHead | Swap;

interface StairPlay {
  readonly penaltyMs: 0;
  play: Play | null;
  /** The points of the other steps, and the earlier best points of this step. */
  elsewhere: number;
  before: number;
}

const isHeadMove = (move: StairMove): move is LedgerHead => move[0] === 'step';

function beginStep(stair: StairPlay, [, own, saved]: LedgerHead): string | null {
  if (stair.play) return 'a second beginning';
  let [elsewhere, before] = [0, 0];
  for (const one of saved) {
    const won = replaySaved(one);
    if (!won) return `board ${one[0]} was not won`;
    if (stepOfBoardCode(one[0]) === stepOfBoardCode(own)) before = won.score;
    else elsewhere += won.score;
  }
  Object.assign(stair, { play: createPlay(planOf(own)), elsewhere, before });
  return null;
}

function applyStairMove(stair: StairPlay, move: StairMove): string | null {
  if (isHeadMove(move)) return beginStep(stair, move);
  return stair.play ? applySwap(stair.play, move) : 'no step was begun';
}

/** Returns the points of the entire stair, with the best points of each step. */
const scoreOf = ({ play, elsewhere, before }: StairPlay): number =>
  elsewhere + Math.max(before, play?.ending === 'won' ? play.score : 0);

export const stairSource: RulesSource<true, StairPlay, StairMove> = {
  maxMoves: MAX_MOVES + 1,
  isMove: (item) => isHead(item) || isSwap(item),
  levelFor: ({ mode }) => STAIR.modes.some((one) => one === mode) || null,
  begin: () => ({ penaltyMs: 0, play: null, elsewhere: 0, before: 0 }),
  apply: applyStairMove,
  progressOf: ({ play }) => (play ? progressOf(play) : 0),
  scoreOf,
  minimumActiveMs: (_, moveCount) => Math.max(0, moveCount - 1) * MIN_MS_PER_SWAP,
  msPerMove: MIN_MS_PER_SWAP,
};

// Lets the bundler remove these rules from the game's script, which does not use them.
export const stairRules = /* @__PURE__ */ makeRules(stairSource);
