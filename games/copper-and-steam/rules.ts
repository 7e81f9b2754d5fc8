/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { EDITIONS, MAX_MOVES, MIN_MS_PER_MOVE, MAX_CELLS, type Edition } from './config';
import { makeLevel } from './generate';
import { applyMove, createPlay, progressOf } from './play';
import type { Level, ModeKey, Move, Play } from './types';

const LEVELS = new Map(
  EDITIONS.map(({ keyword, plan }) => [
    keyword,
    rememberLevels<Level>(({ seed, mode }) => makeLevel(seed, plan, mode as ModeKey)),
  ]),
);

/** Returns the level of a spec, or null when the edition has no such mode. */
export function levelFor(edition: Edition, { seed, mode }: LevelSpec): Level | null {
  const key = edition.modes.find((one) => one === mode);
  return (key && LEVELS.get(edition.keyword)?.({ seed, mode: key })) ?? null;
}

const isMove = (move: readonly unknown[]): boolean => {
  if (move.length === 1 && move[0] === 'hint') return true;
  if (!isWithin(move[0], 0, MAX_CELLS - 1)) return false;
  return move.length === 1 || (move.length === 2 && move[1] === -1);
};

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove,
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
