/** The replay rules for the scores service: replays every step of an untrusted move list. Pure and deterministic. */
import { findRules, isWithin, type RulesSource } from '../kit/shell/rules';
import { EDITIONS, MAX_MOVES, MIN_MS_PER_MOVE, type Edition } from './config';
import { applyMove, createPlay, isFinished, totalOf } from './play';
import type { ModeKey, Move, Play } from './types';

const MAX_MOVE_INDEX = 9;
const WORDS = new Set<unknown>(['undo', 'again', 'hint']);

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<ModeKey, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove: (move) => move.length === 1 && (WORDS.has(move[0]) || isWithin(move[0], 0, MAX_MOVE_INDEX)),
  levelFor: ({ mode }) => edition.modes.find((one) => one === mode) ?? null,
  begin: (mode) => createPlay(edition, mode),
  apply: applyMove,
  progressOf: (play) => (isFinished(play) ? 1 : play.card.length / play.levels.length),
  scoreOf: totalOf,
  minimumActiveMs: (_, moveCount) => moveCount * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
