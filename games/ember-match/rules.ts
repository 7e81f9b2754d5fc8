/** The replay rules for the scores service: replays an untrusted move list to the exact score. Pure and deterministic. */
import type { GameRules } from '@/lib/domain/games/game-rules';
import { makeRules, type RulesSource } from '../kit/shell/rules';
import { DAILY, DAILY_MOVES, MIN_MS_PER_SWAP, STAIR } from './config';
import { applySwap, createPlay, progressOf } from './play';
import { stairRules } from './stair/stair-rules';
import { isSwap } from './swaps';
import type { Plan, Play, Swap } from './types';
import { planFor } from './week';

export const openSource: RulesSource<Plan, Play, Swap> = {
  maxMoves: DAILY_MOVES,
  isMove: isSwap,
  levelFor: planFor,
  begin: createPlay,
  apply: applySwap,
  progressOf,
  scoreOf: ({ score }) => score,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_SWAP,
  msPerMove: MIN_MS_PER_SWAP,
};

// Lets the bundler remove these rules from the game's script, which does not use them.
export const openRules = /* @__PURE__ */ makeRules(openSource);

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export function rulesFor(keyword: string): GameRules | null {
  if (keyword === STAIR.keyword) return stairRules as GameRules;
  return keyword === DAILY.keyword ? (openRules as GameRules) : null;
}
