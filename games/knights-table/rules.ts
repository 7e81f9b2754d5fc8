/**
 * The replay rules for the scores service: replays an untrusted move list and recomputes the opponent's moves. Pure
 * and deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, type RulesSource } from '../kit/shell/rules';
import { CROWNS, EDITIONS, MAX_MOVES, MIN_MS_PER_MOVE, type Edition } from './config';
import { applyMove, createPlay, makeLevel, pointsOf, progressOf } from './play';
import type { Level, Move, Play } from './types';

const WORDS = new Set(['black', 'hint', 'undo', 'resign']);
const LAST_SQUARE = 63;

/** Returns the level of a spec, or null when the edition has no such mode. */
export function levelFor({ modes, setting }: Edition, { seed, mode }: LevelSpec): Level | null {
  const key = modes.find((one) => one === mode);
  return key ? makeLevel(setting, key, seed) : null;
}

const isMove = (move: readonly unknown[]): boolean => {
  if (move.length === 1) return typeof move[0] === 'string' && WORDS.has(move[0]);
  if (move.length === 3 && !isWithin(move[2], 0, CROWNS.length - 1)) return false;
  return move.length <= 3 && isWithin(move[0], 0, LAST_SQUARE) && isWithin(move[1], 0, LAST_SQUARE);
};

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove,
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: (play, move) => applyMove(play, move),
  progressOf,
  scoreOf: pointsOf,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
