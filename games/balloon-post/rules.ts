/** The replay rules for the scores service: simulates every gust of an untrusted move list again. Pure and deterministic. */
import { findRules, isWithin, type RulesSource } from '../kit/shell/rules';
import {
  EDITIONS,
  LEVELS_PER_CHAPTER,
  MAX_MOVES,
  MIN_MS_PER_MOVE,
  MAX_CRAFTS,
  STEER_COUNT,
  type Edition,
} from './config';
import { chapterOf } from './levels';
import { applyMove, createPlay, progressOf, starsOf } from './play';
import type { Level, Move, Play } from './types';

const WORDS: readonly unknown[] = ['undo', 'again', 'hint', 'next'];

/** Returns the levels of a chapter, or null when the edition has no such chapter. */
export function levelsFor(edition: Edition, mode: string): readonly Level[] | null {
  const key = edition.modes.find((one) => one === mode);
  return key ? chapterOf(edition.world, key) : null;
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<readonly Level[], Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove: ([kind, level, ...more]) =>
    kind === 'go'
      ? more.length === 0 && isWithin(level, 0, LEVELS_PER_CHAPTER - 1)
      : level === undefined && (WORDS.includes(kind) || isWithin(kind, 0, MAX_CRAFTS * STEER_COUNT - 1)),
  levelFor: ({ mode }) => levelsFor(edition, mode),
  begin: createPlay,
  apply: applyMove,
  progressOf,
  scoreOf: starsOf,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
