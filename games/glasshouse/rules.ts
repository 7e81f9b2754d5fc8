/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, type RulesSource } from '../kit/shell/rules';
import { EDITIONS, MAX_MOVES, MIN_MS_PER_MOVE, type Edition } from './config';
import { applyMove, countSaved, createPlay, makeLevel } from './play';
import type { Level, Move, Play } from './types';

const MAX_CELLS = Math.max(
  ...EDITIONS.flatMap(({ sizes }) => Object.values(sizes).map(({ columns, rows }) => columns * rows)),
);

/** Returns the level of a spec, or null when the edition has no such mode. */
export function levelFor(edition: Edition, { seed, mode }: LevelSpec): Level | null {
  const key = edition.modes.find((one) => one === mode);
  return key ? makeLevel(edition, key, seed) : null;
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove: (move) => move.length === 1 && isWithin(move[0], 0, MAX_CELLS - 1),
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf: (play) => countSaved(play) / play.paired.length,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
