/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { MAX_MOVES, MAX_SIZE, MIN_MS_PER_CELL } from './config';
import { EDITIONS, type Edition } from './editions';
import { generateLevel } from './generate';
import { applyMove, countCells, createPlay, type Play } from './play';
import type { Level, ModeKey, Move } from './types';

const makers = Object.fromEntries(
  EDITIONS.map(({ keyword, plan }) => [
    keyword,
    rememberLevels(({ mode, seed }) => generateLevel(plan, mode as ModeKey, seed)),
  ]),
);

/** Returns the level of a spec, or null when the edition has no such mode. Caches the last few levels. */
export function levelFor(edition: Edition, spec: LevelSpec): Level | null {
  return edition.modes.some((mode) => mode === spec.mode) ? makers[edition.keyword]!(spec) : null;
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
  minimumActiveMs: (level) => countCells(level) * MIN_MS_PER_CELL,
  msPerMove: MIN_MS_PER_CELL,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, sourceOf);
