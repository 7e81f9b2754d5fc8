/** The replay rules for the scores service: replays untrusted presses to the exact number of coins. Pure and deterministic. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { editionOf, EDITIONS, MAX_MOVES, MAX_TICKS, TICKS_PER_SECOND, type Edition } from './config';
import { MAX_CODE } from './codes';
import { makeWeek } from './evenings';
import { applyMove, createPlay, progressOf, scoreOf } from './play';
import type { Move, Play, Week } from './types';

/** The fraction of a run's time that may be missing because of inaccurate clocks and slow networks. */
const MAX_MISSING_SHARE = 0.04;
const MAX_MISSING_MS = 1_500;

/** Returns the minimum active time in ms for a number of ticks. */
export const minDurationMs = (ticks: number): number =>
  Math.max(0, Math.floor((ticks * 1000 * (1 - MAX_MISSING_SHARE)) / TICKS_PER_SECOND) - MAX_MISSING_MS);

const cachedWeekOf = ({ kitchen }: Edition, { seed, mode }: LevelSpec): Week | null => {
  const isFixedWeek = ['first', 'second', 'third', 'fourth'].includes(mode);
  return isFixedWeek ? makeWeek(seed, kitchen, mode as Week['mode']) : null;
};
const cachedWeeks = {
  bakery: rememberLevels((spec) => cachedWeekOf(editionOf('crumb-and-co')!, spec)),
  ramen: rememberLevels((spec) => cachedWeekOf(editionOf('ramen-rush')!, spec)),
};

/** Returns the week of a spec, or null for an unknown place. */
export const levelFor = ({ kitchen }: Edition, spec: LevelSpec): Week | null => cachedWeeks[kitchen](spec);

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Week, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove: (move) => move.length === 2 && isWithin(move[0], 0, MAX_TICKS) && isWithin(move[1], 0, MAX_CODE),
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf,
  scoreOf,
  minimumActiveMs: () => 0,
  minimumActiveMsOf: ({ tick }) => minDurationMs(tick),
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
