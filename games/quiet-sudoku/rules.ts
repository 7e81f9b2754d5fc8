/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { dateOfSeed, weekdayOf } from '@/lib/domain/days/daily-seed';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { EDITIONS, MAX_MOVES, MIN_MS_PER_CELL, WEEK, type Edition } from './config';
import { generateLevel } from './generate';
import { cachedLayoutOf } from './layout';
import { applyMove, createPlay, type Play } from './play';
import type { Grade, Level, Move, Variant } from './types';

const levelMakers = new Map<Variant, (spec: LevelSpec) => Level>();

/** Returns the grade of a level: the mode's grade, or for a daily the weekday's (medium when the seed has no date). */
export function gradeOf({ seed, mode }: LevelSpec): Grade {
  if (mode !== 'daily') return mode as Grade;
  const date = dateOfSeed(seed);
  return date ? WEEK[weekdayOf(date)]! : 'medium';
}

/** Returns the level of a spec, or null when the edition has no such mode. Caches the last few levels. */
export function levelFor(edition: Edition, spec: LevelSpec): Level | null {
  if (!edition.modes.some((mode) => mode === spec.mode)) return null;
  const { variant } = edition;
  let make = levelMakers.get(variant);
  if (!make)
    levelMakers.set(
      variant,
      (make = rememberLevels((wanted) => generateLevel(variant, gradeOf(wanted), wanted.seed))),
    );
  return make(spec);
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export function createRulesSource(edition: Edition): RulesSource<Level, Play, Move> {
  const { cellCount, size } = cachedLayoutOf(edition.variant);
  const blanksOf = (level: Level) => level.givens.filter((digit) => digit === 0).length;
  return {
    maxMoves: MAX_MOVES,
    isMove(move) {
      const [kind, cell, digit] = move;
      if (kind === 'place')
        return move.length === 3 && isWithin(cell, 0, cellCount - 1) && isWithin(digit, 1, size);
      if (kind === 'erase') return move.length === 2 && isWithin(cell, 0, cellCount - 1);
      return move.length === 1 && (kind === 'undo' || kind === 'hint' || kind === 'check');
    },
    levelFor: (spec) => levelFor(edition, spec),
    begin: createPlay,
    apply: applyMove,
    progressOf: ({ level, wrong }) => 1 - wrong / blanksOf(level),
    minimumActiveMs: (level) => blanksOf(level) * MIN_MS_PER_CELL,
    msPerMove: MIN_MS_PER_CELL,
  };
}

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
