/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, type RulesSource } from '../kit/shell/rules';
import {
  EDITIONS,
  FIGURE_HIDDEN,
  MAX_MOVES,
  MIN_MS_PER_MOVE,
  MIN_MS_PER_QUESTION,
  QUESTIONS,
  type Edition,
} from './config';
import { makeLevel } from './generate';
import { applyMove, createPlay, progressOf } from './play';
import type { Level, Move, Play } from './types';

/** Returns the level of a spec, or null when the edition has no such mode. */
export function levelFor(edition: Edition, { seed, mode }: LevelSpec): Level | null {
  const key = edition.modes.find((one) => one === mode);
  return key ? makeLevel(edition.tasks, key, seed) : null;
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove: (move) => move.length === 1 && isWithin(move[0], 0, FIGURE_HIDDEN),
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf,
  minimumActiveMs: (_, moveCount) => QUESTIONS * MIN_MS_PER_QUESTION + moveCount * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
