/** The replay rules for the scores service: simulates every stroke of an untrusted move list again. Pure and deterministic. */
import { findRules, isWithin, type RulesSource } from '../kit/shell/rules';
import { CIRCLE, EDITIONS, HOLES, MIN_MS_PER_MOVE, MAX_STROKES, STRENGTHS, type Edition } from './config';
import { applyMove, createPlay, isFinished, totalOf } from './play';
import type { ModeKey, Move, Play } from './types';

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<ModeKey, Play, Move> => ({
  maxMoves: HOLES.nine * MAX_STROKES,
  isMove: (move) =>
    move.length === 1
      ? move[0] === 'up'
      : move.length === 3 &&
        isWithin(move[0], 0, CIRCLE - 1) &&
        isWithin(move[1], 1, STRENGTHS) &&
        isWithin(move[2], 0, CIRCLE - 1),
  levelFor: ({ mode }) => edition.modes.find((one) => one === mode) ?? null,
  begin: (mode) => createPlay(edition, mode),
  apply: applyMove,
  progressOf: (play) => (isFinished(play) ? 1 : play.card.length / play.holes.length),
  scoreOf: totalOf,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
