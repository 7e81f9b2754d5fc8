/** The replay rules for the scores service: replays untrusted button input to the exact score. Pure and deterministic. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, type RulesSource } from '../kit/shell/rules';
import { EDITIONS, MAX_MOVES, MODES, TICKS_PER_SECOND, type Edition } from './config';
import { applyMove, createPlay, progressOf, scoreOf } from './play';
import { END_MOVE, type ModeKey, type Move, type Play } from './types';

const MAX_TICKS = Math.max(...Object.values(MODES).map(({ ticks }) => ticks));
/** The fraction of a run's time that may be missing because of inaccurate clocks and slow networks. */
const MAX_MISSING_SHARE = 0.04;
const MAX_MISSING_MS = 1_500;

/** Returns the minimum active time in ms for a number of ticks. */
export const minDurationMs = (ticks: number): number =>
  Math.max(0, Math.floor((ticks * 1000 * (1 - MAX_MISSING_SHARE)) / TICKS_PER_SECOND) - MAX_MISSING_MS);

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (
  edition: Edition,
): RulesSource<LevelSpec & { mode: ModeKey }, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove: (move) => move.length === 2 && isWithin(move[0], 0, MAX_TICKS) && isWithin(move[1], 0, END_MOVE),
  levelFor: ({ seed, mode }) => {
    const knownMode = edition.modes.find((key) => key === mode);
    return knownMode ? { seed, mode: knownMode } : null;
  },
  begin: createPlay,
  apply: applyMove,
  progressOf,
  scoreOf,
  playedMsOf: ({ tick }) => Math.round((tick * 1000) / TICKS_PER_SECOND),
  minimumActiveMs: () => 0,
  minimumActiveMsOf: ({ tick }) => minDurationMs(tick),
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
