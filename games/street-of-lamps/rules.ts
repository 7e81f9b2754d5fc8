/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { countCells, type GridMove, type GridPlay } from '../kit/grid/play';
import { gridRules } from '../kit/grid/rules';
import { findRules, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { MAX_SIZE, MIN_MS_PER_CELL } from './config';
import { EDITIONS, type Edition } from './editions';
import { generateLevel } from './generate';
import type { Level, ModeKey } from './types';

const levelMakers = Object.fromEntries(
  EDITIONS.map(({ keyword, plan }) => [
    keyword,
    rememberLevels(({ mode, seed }) => generateLevel(plan, mode as ModeKey, seed)),
  ]),
);

/** Returns the level of a spec, or null when the edition has no such mode. Caches the last few levels. */
export function levelFor(edition: Edition, spec: LevelSpec): Level | null {
  return edition.modes.some((mode) => mode === spec.mode) ? levelMakers[edition.keyword]!(spec) : null;
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, GridPlay<Level>, GridMove> => ({
  ...gridRules(MAX_SIZE),
  levelFor: (spec) => levelFor(edition, spec),
  minimumActiveMs: (level) => countCells(level) * MIN_MS_PER_CELL,
  msPerMove: MIN_MS_PER_CELL,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
