/**
 * The replay rules for the scores service: makes a level from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { CELL, EDITIONS, MAX_MOVES, MAX_PIECES, MIN_MS_PER_PIECE, type Edition } from './config';
import { generateLevel } from './generate';
import { applyMove, countJoined, createPlay, isFinished, type Play } from './play';
import type { Level, Move } from './types';

/** The maximum coordinate, in either direction. No table is larger. */
const MAX_COORDINATE = 30 * CELL;

const levelMakers = new Map(
  EDITIONS.map((edition) => [edition, rememberLevels((spec) => generateLevel(edition, spec))]),
);

/** Returns the level of a spec, or null when the edition has no such mode. Caches the last few levels. */
export function levelFor(edition: Edition, spec: LevelSpec): Level | null {
  return edition.modes.some((mode) => mode === spec.mode) ? levelMakers.get(edition)!(spec) : null;
}

/** Returns whether an item of an untrusted list has the form of a move. */
function isMove(item: readonly unknown[]): boolean {
  const [first, ...rest] = item;
  if (first === 'undo' || first === 'hint') return rest.length === 0;
  if (!isWithin(first, 0, MAX_PIECES - 1)) return false;
  if (rest.length === 0) return true;
  if (!isWithin(rest.at(-1), 0, 3)) return false;
  if (rest.length === 1) return true;
  return (
    rest.length === 3 && rest.slice(0, 2).every((value) => isWithin(value, -MAX_COORDINATE, MAX_COORDINATE))
  );
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove,
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf: (play) =>
    isFinished(play) ? 1 : Math.min(countJoined(play), play.pieces.length - 1) / play.pieces.length,
  minimumActiveMs: ({ tray }) => tray.length * MIN_MS_PER_PIECE,
  msPerMove: MIN_MS_PER_PIECE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
