/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { dateOfSeed, weekdayOf } from '@/lib/domain/days/daily-seed';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { createRandom } from '../kit/seeded-random';
import { EDITIONS, MAX_MOVES, MAX_SIZE, MIN_MS_PER_BLOCK, SIZES, WEEK, type Edition } from './config';
import { generateLevel } from './generate';
import { applyMove, countCells, createPlay, type Play } from './play';
import type { Level, ModeKey, Move } from './types';

/** Returns the size of a level: one of the mode's sizes, or for a daily the weekday's (Wednesday's when the seed has no date). */
export function sizeOf({ seed, mode }: LevelSpec): number {
  if (mode !== 'daily') return createRandom(seed).pick(SIZES[mode as Exclude<ModeKey, 'daily'>]);
  const date = dateOfSeed(seed);
  return WEEK[date ? weekdayOf(date) : 2]!;
}

const makeLevel = rememberLevels((spec) => generateLevel(sizeOf(spec), spec.seed));

/** Returns the level of a spec, or null when the edition has no such mode. Caches the last few levels. */
export function levelFor(edition: Edition, spec: LevelSpec): Level | null {
  return edition.modes.some((mode) => mode === spec.mode) ? makeLevel(spec) : null;
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const sourceOf = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove([kind, ...cells]) {
    if (kind !== 'fill' && kind !== 'clear')
      return cells.length === 0 && (kind === 'undo' || kind === 'hint' || kind === 'check');
    return (
      cells.length > 0 &&
      cells.length <= MAX_SIZE &&
      cells.every((cell) => isWithin(cell, 0, MAX_SIZE * MAX_SIZE - 1)) &&
      new Set(cells).size === cells.length
    );
  },
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf: ({ level, wrong }) => Math.max(0, 1 - wrong / countCells(level)),
  minimumActiveMs: ({ rows }) => rows.flat().length * MIN_MS_PER_BLOCK,
  msPerMove: MIN_MS_PER_BLOCK,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, sourceOf);
