/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { EDITIONS, MAX_ENTRY, MAX_KEY, MAX_MOVES, MIN_MS_PER_LETTER, type Edition } from './config';
import { generateLevel } from './generate';
import { applyMove, countFillable, createPlay, type Play } from './play';
import type { Level, Move } from './types';

const LETTER = /^[A-Z]?$/;

const MAKERS = {
  clues: rememberLevels((spec) => generateLevel('clues', spec)),
  code: rememberLevels((spec) => generateLevel('code', spec)),
  tidy: rememberLevels((spec) => generateLevel('tidy', spec)),
  hushed: rememberLevels((spec) => generateLevel('hushed', spec)),
  dial: rememberLevels((spec) => generateLevel('dial', spec)),
  list: rememberLevels((spec) => generateLevel('list', spec)),
};

/** Returns the level of a spec, or null when the edition has no such mode. Caches the last few levels. */
export function levelFor(edition: Edition, spec: LevelSpec): Level | null {
  return edition.modes.some((mode) => mode === spec.mode) ? MAKERS[edition.kind](spec) : null;
}

function isMove(move: readonly unknown[]): boolean {
  const [kind, second, third] = move;
  if (kind === 'check') return move.length === 2 && isWithin(second, 0, MAX_ENTRY);
  if (move.length !== 3) return false;
  if (kind === 'set') return isWithin(second, 0, MAX_KEY) && typeof third === 'string' && LETTER.test(third);
  if (kind !== 'hint') return false;
  return (
    (second === 'letter' && isWithin(third, 0, MAX_KEY)) ||
    (second === 'word' && isWithin(third, 0, MAX_ENTRY))
  );
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove,
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf: ({ level, wrong }) => 1 - wrong / countFillable(level),
  // Revealing a word is a single move, whose cost is in the penalty.
  minimumActiveMs: (level, moveCount) => Math.min(countFillable(level), moveCount) * MIN_MS_PER_LETTER,
  msPerMove: MIN_MS_PER_LETTER,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
