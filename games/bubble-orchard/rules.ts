/** The replay rules for the scores service: replays an untrusted move list to the exact score. Pure and deterministic. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, type RulesSource } from '../kit/shell/rules';
import { EDITIONS, MAX_AIM, MAX_SHOTS, MIN_MS_PER_SHOT, type Edition } from './config';
import { applyMove, createPlay, progressOf } from './play';
import type { Move, Play } from './types';

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<LevelSpec, Play, Move> => ({
  maxMoves: MAX_SHOTS + 1,
  isMove: (move) =>
    move.length === 1
      ? move[0] === 'end'
      : move.length === 2 && isWithin(move[0], -MAX_AIM, MAX_AIM) && isWithin(move[1], 0, 1),
  levelFor: (spec) => (edition.modes.some((mode) => mode === spec.mode) ? spec : null),
  begin: createPlay,
  apply: applyMove,
  progressOf,
  scoreOf: ({ score }) => score,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_SHOT,
  msPerMove: MIN_MS_PER_SHOT,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
