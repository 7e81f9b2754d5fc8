/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { EDITIONS, MAX_MOVES, MIN_MS_PER_WORD, MAX_GIVEN, type Edition } from './config';
import { generateLevel } from './generate';
import { applyMove, createPlay, progressOf, type Play } from './play';
import type { Level, ModeKey, Move } from './types';

const WORD = /^[A-Z]{3,7}$/;

const levelMakers = new Map(
  EDITIONS.map((edition) => [
    edition.keyword,
    rememberLevels(({ seed, mode }) => generateLevel(edition, mode as ModeKey, seed)),
  ]),
);

/** Returns the level of a spec, or null when the edition has no such mode. Caches the last few levels. */
export function levelFor({ keyword, modes }: Edition, spec: LevelSpec): Level | null {
  return modes.some((mode) => mode === spec.mode) ? levelMakers.get(keyword)!(spec) : null;
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove: (move) =>
    move[0] === 'word'
      ? move.length === 2 && typeof move[1] === 'string' && WORD.test(move[1])
      : move.length === 1 && move[0] === 'hint',
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf,
  minimumActiveMs: ({ words }) => (words.length - MAX_GIVEN) * MIN_MS_PER_WORD,
  msPerMove: MIN_MS_PER_WORD,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
