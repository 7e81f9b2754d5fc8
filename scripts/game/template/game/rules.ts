/** The rules for the scores service: levels from seeds, move lists from outside, replay. Pure and the same everywhere. */
import type { GameRules, LevelSpec } from '@/lib/domain/game-rules';
import { isWithin, makeRules } from '@/games/kit/shell/rules';
import { editionOf, MAX_MOVES, MIN_MS_PER_MOVE, SIZES, type Edition } from './config';
import { applyMove, countLit, createPlay, makeLevel } from './play';
import type { Level, Move, Play } from './types';

const MAX_CELLS = Math.max(...Object.values(SIZES)) ** 2;

/** Makes the level of a spec, null when the edition has no such mode. */
export function levelFor(edition: Edition, { seed, mode }: LevelSpec): Level | null {
  const key = edition.modes.find((one) => one === mode);
  return key ? makeLevel(seed, key) : null;
}

/** The rules of an edition by its catalogue keyword, null when it is none of ours. */
export function rulesFor(keyword: string): GameRules<Move> | null {
  const edition = editionOf(keyword);
  if (!edition) return null;
  return makeRules<Level, Play, Move>({
    maxMoves: MAX_MOVES,
    isMove: (move) => move.length === 1 && isWithin(move[0], 0, MAX_CELLS - 1),
    levelFor: (spec) => levelFor(edition, spec),
    begin: createPlay,
    apply: applyMove,
    progressOf: (play) => countLit(play) / play.lit.length,
    minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_MOVE,
    msPerMove: MIN_MS_PER_MOVE,
  });
}
