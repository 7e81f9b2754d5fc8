/** What the scores service relies on: move lists from outside, replay to the very score. Pure and the same everywhere. */
import type { GameRules, LevelSpec } from '@/lib/domain/game-rules';
import { isWithin, makeRules } from '../kit/puzzle/rules';
import { CELLS, DAILY, DAILY_MOVES, MIN_MS_PER_SWAP, openPlan } from './config';
import { applySwap, createPlay, progressOf } from './play';
import type { Plan, Play, Swap } from './types';

/** Whether an item from outside is a swap; whether it burns something the replay says. */
export const isSwap = (item: readonly unknown[]): boolean =>
  item.length === 2 && isWithin(item[0], 0, CELLS - 1) && isWithin(item[1], 0, 1);

const openRules = makeRules<Plan, Play, Swap>({
  maxMoves: DAILY_MOVES,
  isMove: isSwap,
  levelFor: ({ seed, mode }: LevelSpec) =>
    DAILY.modes.some((one) => one === mode) ? openPlan(`${mode} ${seed}`) : null,
  begin: createPlay,
  apply: applySwap,
  progressOf,
  scoreOf: ({ score }) => score,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_SWAP,
});

/** The rules of an edition by its catalogue keyword, null when it is none of ours. */
export function rulesFor(keyword: string): GameRules<Swap> | null {
  return keyword === DAILY.keyword ? openRules : null;
}
