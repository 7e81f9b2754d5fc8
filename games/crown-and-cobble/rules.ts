/** The replay rules for the scores service: replays untrusted moves to the exact score. Pure and deterministic. */
import { findRules, isWithin, type RulesSource } from '../kit/shell/rules';
import { EDITIONS, MAX_MOVES, MAX_PACE, MAX_TICKS, TICKS_PER_SECOND, type Edition } from './config';
import { CELLS } from './ground';
import { ACTION_CODES, KINDS_PER_SPOT_CODE } from './night';
import { applyMove, createPlay, parseMode, progressOf, scoreOf, type ChapterSpec } from './play';
import type { Move, Play } from './types';

/** The fraction of a run's time that may be missing because of inaccurate clocks and slow networks. */
const MAX_MISSING_SHARE = 0.04;
const MAX_MISSING_MS = 1_500;

/** Returns the minimum active time in ms for a number of ticks. */
export const minDurationMs = (ticks: number): number =>
  Math.max(
    0,
    Math.floor((ticks * 1000 * (1 - MAX_MISSING_SHARE)) / (TICKS_PER_SECOND * MAX_PACE)) - MAX_MISSING_MS,
  );

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<ChapterSpec, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove: (move) =>
    move.length === 3 &&
    isWithin(move[0], 0, MAX_TICKS) &&
    isWithin(move[1], 0, ACTION_CODES.finish) &&
    isWithin(move[2], 0, CELLS * KINDS_PER_SPOT_CODE),
  levelFor({ mode }) {
    const parts = parseMode(mode);
    return parts && { world: edition.world, ...parts };
  },
  begin: createPlay,
  apply: applyMove,
  progressOf,
  scoreOf,
  minimumActiveMs: () => 0,
  minimumActiveMsOf: ({ tick }) => minDurationMs(tick),
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
