/** The replay rules for the scores service: simulates every arrow of an untrusted move list again. Pure and deterministic. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import {
  CLOCK,
  EDITIONS,
  MAX_ANGLE,
  MIN_ANGLE,
  MAX_MOVES,
  MIN_MS_PER_MOVE,
  POWERS,
  type Edition,
} from './config';
import { chapterOf } from './levels';
import { applyMove, createPlay, pointsOf, progressOf } from './play';
import { makeRound } from './round';
import type { Level, Move, Play, WorldKey } from './types';

const MAX_LEVELS = 12;

const roundsOf = (world: WorldKey) =>
  rememberLevels<readonly Level[]>(({ seed }) => makeRound(world, seed).map(({ level }) => level));
const ROUNDS = { fair: roundsOf('fair'), harbour: roundsOf('harbour') };

/** Returns the levels of a chapter or of a seeded round, or null when the edition has no such mode. */
export function levelsFor({ modes, world }: Edition, spec: LevelSpec): readonly Level[] | null {
  const mode = modes.find((one) => one === spec.mode);
  if (!mode) return null;
  return mode === 'round' ? ROUNDS[world](spec) : chapterOf(world, mode);
}

const isMove = (move: readonly unknown[]): boolean => {
  if (move.length === 1) return move[0] === 'again' || move[0] === 'next';
  if (move.length === 2) return move[0] === 'go' && isWithin(move[1], 0, MAX_LEVELS - 1);
  return (
    move.length === 3 &&
    isWithin(move[0], MIN_ANGLE, MAX_ANGLE) &&
    isWithin(move[1], 1, POWERS) &&
    isWithin(move[2], 0, CLOCK - 1)
  );
};

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<readonly Level[], Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove,
  levelFor: (spec) => levelsFor(edition, spec),
  begin: createPlay,
  apply: (play, move) => applyMove(play, edition.world === 'harbour', move),
  progressOf,
  scoreOf: pointsOf,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
