/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { dateOfSeed, weekdayOf } from '@/lib/domain/days/daily-seed';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { CHAPTERS } from './chapters';
import {
  EDITIONS,
  FREE_PLANS,
  isChapter,
  MAX_MOVES,
  MIN_MS_PER_FIND,
  MIN_MS_PER_MOVE,
  WEEK,
  type Edition,
  type ScenePlan,
} from './config';
import { generateLevel } from './generate';
import { SCENE } from './object-geometry';
import { applyMove, countFound, createPlay, type Play } from './play';
import type { FreeKey, Level, Move } from './types';

/** Returns the plan of a level: the mode's plan, or for a daily the weekday's (Wednesday's when the seed has no date). */
export function planOf({ seed, mode }: LevelSpec): ScenePlan {
  if (isChapter(mode)) return CHAPTERS[mode];
  if (mode !== 'daily') return FREE_PLANS[mode as FreeKey];
  const date = dateOfSeed(seed);
  return WEEK[date ? weekdayOf(date) : 2]!;
}

const makeLevel = rememberLevels((spec) => generateLevel(planOf(spec), spec.seed));

/** Returns the level of a spec, or null when the edition has no such mode. Caches the last few levels. */
export function levelFor(edition: Edition, spec: LevelSpec): Level | null {
  return edition.modes.some((mode) => mode === spec.mode) ? makeLevel(spec) : null;
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove: (move) =>
    move[0] === 'pick'
      ? move.length === 3 && isWithin(move[1], 0, SCENE.width) && isWithin(move[2], 0, SCENE.height)
      : move.length === 1 && move[0] === 'hint',
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf: (play) => countFound(play) / play.level.wanted.length,
  minimumActiveMs: ({ wanted: targets }, moveCount) =>
    targets.length * MIN_MS_PER_FIND + Math.max(0, moveCount - targets.length) * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
