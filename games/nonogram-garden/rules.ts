/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { dateOfSeed, weekdayOf } from '@/lib/domain/days/daily-seed';
import type { GridMove, GridPlay } from '../kit/grid/play';
import { gridRules } from '../kit/grid/rules';
import { findRules, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { createRandom } from '../kit/seeded-random';
import { EDITIONS, MAX_SIZE, MIN_MS_PER_BLOCK, SIZES, WEEK, type Edition } from './config';
import { generateLevel } from './generate';
import type { Level, ModeKey } from './types';

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
export const createRulesSource = (edition: Edition): RulesSource<Level, GridPlay<Level>, GridMove> => ({
  ...gridRules(MAX_SIZE),
  levelFor: (spec) => levelFor(edition, spec),
  minimumActiveMs: ({ rows }) => rows.flat().length * MIN_MS_PER_BLOCK,
  msPerMove: MIN_MS_PER_BLOCK,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
