/** The replay rules of the bell tower for the scores service. */
import { isWithin, makeRules, type RulesSource } from '../../kit/shell/rules';
import { BELLS } from '../config';
import { applyMove, createPlay, levelFor, MAX_MOVES, progressOf } from './play';
import { LISTEN_MOVE, type Level, type Move, type Play } from './types';

/** The minimum time per move in ms. Nobody rings faster on average. */
export const MIN_MS_PER_MOVE = 90;

export const bellSource: RulesSource<Level, Play, Move> = {
  maxMoves: MAX_MOVES,
  isMove: (move) => move.length === 1 && isWithin(move[0], 0, LISTEN_MOVE),
  levelFor: (spec) => (BELLS.modes.some((mode) => mode === spec.mode) ? levelFor(spec) : null),
  begin: createPlay,
  apply: applyMove,
  progressOf,
  scoreOf: ({ score }) => score,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
};

// Lets the bundler remove these rules from the game's script, which does not use them.
export const bellRules = /* @__PURE__ */ makeRules(bellSource);
