/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { dateOfSeed, weekdayOf } from '@/lib/domain/days/daily-seed';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import {
  EDITIONS,
  MAX_CELL,
  MAX_MOVES,
  MIN_MS_PER_WORD,
  SIZES,
  WEEK,
  type Edition,
  type LevelSize,
} from './config';
import { generateLevel } from './generate';
import { applyMove, countFound, createPlay, type Play } from './play';
import type { Level, ModeKey, Move } from './types';

/** Returns the size of a level: the mode's size, or for a daily the weekday's (Wednesday's when the seed has no date). */
export function sizeOf({ seed, mode }: LevelSpec): LevelSize {
  if (mode !== 'daily') return SIZES[mode as Exclude<ModeKey, 'daily'>];
  const date = dateOfSeed(seed);
  return WEEK[date ? weekdayOf(date) : 2]!;
}

const makeLevel = rememberLevels((spec) => generateLevel(sizeOf(spec), spec.seed));

/** Returns the level of a spec, or null when the edition has no such mode. Caches the last few levels. */
export function levelFor(edition: Edition, spec: LevelSpec): Level | null {
  return edition.modes.some((mode) => mode === spec.mode) ? makeLevel(spec) : null;
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove: (move) =>
    move[0] === 'find'
      ? move.length === 3 && isWithin(move[1], 0, MAX_CELL) && isWithin(move[2], 0, MAX_CELL)
      : move.length === 1 && move[0] === 'hint',
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf: (play) => countFound(play) / play.level.words.length,
  minimumActiveMs: ({ words }) => words.length * MIN_MS_PER_WORD,
  msPerMove: MIN_MS_PER_WORD,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
