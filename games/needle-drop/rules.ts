/** The replay rules for the scores service: replays timed presses, or bells, to the exact score. Pure and deterministic. */
import type { GameRules, LevelSpec } from '@/lib/domain/games/game-rules';
import { isWithin, makeRules, type RulesSource } from '../kit/shell/rules';
import { bellRules } from './bells/rules';
import { BELLS, MAX_MOVES, NEEDLE } from './config';
import { applyMove, createPlay, progressOf } from './play';
import { START_MOVE, type Move, type Play } from './types';

/** The maximum length of a tune in ms. */
export const MAX_MS = 90_000;
/** The fraction of a run's time that may be missing because of inaccurate clocks and slow networks. */
const MAX_MISSING_SHARE = 0.04;
const MAX_MISSING_MS = 1_500;

/** Returns the minimum active time in which the first `ms` of a tune can be played. */
export const minDurationMs = (ms: number): number =>
  Math.max(0, Math.floor(ms * (1 - MAX_MISSING_SHARE)) - MAX_MISSING_MS);

export const needleSource: RulesSource<LevelSpec, Play, Move> = {
  maxMoves: MAX_MOVES,
  isMove: (move) =>
    move.length === 3 &&
    isWithin(move[0], 0, START_MOVE) &&
    isWithin(move[1], 0, 2) &&
    isWithin(move[2], 0, MAX_MS) &&
    (move[0] === START_MOVE || move[1] < 2),
  levelFor: (spec) => (NEEDLE.modes.some((mode) => mode === spec.mode) ? spec : null),
  begin: createPlay,
  apply: applyMove,
  progressOf,
  scoreOf: ({ score }) => score,
  minimumActiveMs: () => 0,
  minimumActiveMsOf: ({ ms }) => minDurationMs(ms),
};

// Lets the bundler remove these rules from the game's script, which does not use them.
export const needleRules = /* @__PURE__ */ makeRules(needleSource);

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export function rulesFor(keyword: string): GameRules | null {
  if (keyword === NEEDLE.keyword) return needleRules as GameRules;
  return keyword === BELLS.keyword ? (bellRules as GameRules) : null;
}
