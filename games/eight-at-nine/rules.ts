/**
 * The replay rules for the scores service: simulates every stroke of both sides again from an untrusted move list.
 * Pure and deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, type RulesSource } from '../kit/shell/rules';
import {
  CIRCLE,
  EDITIONS,
  LENGTH,
  MAX_MOVES,
  MIN_MS_PER_MOVE,
  STRENGTHS,
  WIDTH,
  type Edition,
} from './config';
import { applyMove, createPlay, pointsOf, progressOf } from './play';
import type { Level, Move, Play } from './types';

const WORDS = new Set(['resign', 'again', 'show', 'skip']);

/** Returns the level of a spec, or null when the edition has no such mode. */
export function levelFor({ modes, discipline }: Edition, { seed, mode }: LevelSpec): Level | null {
  const key = modes.find((one) => one === mode);
  return key ? { discipline, mode: key, seed } : null;
}

function isMove(move: readonly unknown[]): boolean {
  if (move.length === 1) return typeof move[0] === 'string' && WORDS.has(move[0]);
  if (move.length === 5 && !(isWithin(move[3], 0, WIDTH * 100) && isWithin(move[4], 0, LENGTH * 100)))
    return false;
  return (
    (move.length === 3 || move.length === 5) &&
    isWithin(move[0], 0, CIRCLE - 1) &&
    isWithin(move[1], 1, STRENGTHS) &&
    isWithin(move[2], -1, 1)
  );
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove,
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf,
  scoreOf: pointsOf,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
