/** The replay rules for the scores service: replays every removed pair. Pure and deterministic. */
import { isWithin, makeRules, type RulesSource } from '../../kit/shell/rules';
import { DOUBLE_SIX } from '../tiles';
import { MAX_MOVES, MIN_MS_PER_MOVE } from './config';
import { applyMove, createPlay, levelFor, progressOf } from './play';
import type { Deal, PatienceMove, PatiencePlay } from './types';

const isTile = (value: unknown): boolean => isWithin(value, 0, DOUBLE_SIX);

/** The minimum number of moves of a complete game: each move removes two tiles. */
const MIN_MOVES = 14;

export const patienceSource: RulesSource<Deal, PatiencePlay, PatienceMove> = {
  maxMoves: MAX_MOVES,
  isMove: (move) =>
    move.length === 1
      ? move[0] === 'hint' || isTile(move[0])
      : move.length === 2 && isTile(move[0]) && isTile(move[1]),
  levelFor,
  begin: createPlay,
  apply: applyMove,
  progressOf,
  minimumActiveMs: () => MIN_MOVES * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
};

// Lets the bundler remove these rules from the game's script, which does not use them.
export const patienceRules = /* @__PURE__ */ makeRules(patienceSource);
