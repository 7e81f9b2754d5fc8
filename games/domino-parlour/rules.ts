/**
 * The replay rules for the scores service: replays an untrusted move list and recomputes the opponent's moves. Pure
 * and deterministic.
 */
import type { GameRules, LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, type RulesSource } from '../kit/shell/rules';
import { EDITIONS, MAX_MOVES, MIN_MS_PER_MOVE, type Edition } from './config';
import { applyMove, createPlay, pointsOf, progressOf } from './play';
import { PATIENCE } from './patience/config';
import { patienceRules } from './patience/rules';
import { DOUBLE_SIX } from './tiles';
import type { Level, Move, Play } from './types';

const WORDS = new Set(['draw', 'pass', 'next', 'hint']);
const LAST_END = 3;

/** Returns the level of a spec, or null when the edition has no such mode. */
export function levelFor(
  { modes, house }: Pick<Edition, 'modes' | 'house'>,
  { seed, mode }: LevelSpec,
): Level | null {
  const key = modes.find((one) => one === mode);
  return key ? { house, mode: key, seed } : null;
}

const isMove = (move: readonly unknown[]): boolean => {
  if (move.length === 1) return typeof move[0] === 'string' && WORDS.has(move[0]);
  return move.length === 2 && isWithin(move[0], 0, DOUBLE_SIX) && isWithin(move[1], 0, LAST_END);
};

/** Returns the functions from which the kit builds an edition's replay rules. */
export const matchSourceOf = (edition: Edition): RulesSource<Level, Play, Move> => ({
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
export const matchRulesFor = (keyword: string) => findRules(EDITIONS, keyword, matchSourceOf);

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string): GameRules | null =>
  (keyword === PATIENCE.keyword ? patienceRules : matchRulesFor(keyword)) as GameRules | null;
