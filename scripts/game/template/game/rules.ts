/**
 * The rules for the scores service: creates levels from seeds, parses move lists of clients, and replays them. Pure
 * and deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, type RulesSource } from '@/games/kit/shell/rules';
import { EDITIONS, MAX_MOVES, MIN_MS_PER_MOVE, SIZES, type Edition } from './config';
import { applyMove, countLit, createPlay, makeLevel } from './play';
import type { Level, Move, Play } from './types';

const MAX_CELLS = Math.max(...Object.values(SIZES)) ** 2;

/** Makes the level of a spec, or returns null when the edition has no such mode. */
export function levelFor(edition: Edition, { seed, mode }: LevelSpec): Level | null {
  const key = edition.modes.find((one) => one === mode);
  return key ? makeLevel(seed, key) : null;
}

/** Returns the source of an edition's rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove: (move) => move.length === 1 && isWithin(move[0], 0, MAX_CELLS - 1),
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf: (play) => countLit(play) / play.lit.length,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
