/** The replay rules for the scores service: replays untrusted steering input to the exact tick. Pure and deterministic. */
import { findRules, isWithin, type RulesSource } from '../kit/shell/rules';
import { EDITIONS, MAX_MOVES, MAX_TICKS, TICKS_PER_SECOND, type Edition } from './config';
import { applyMove, isCode, timeMsOf } from './race';
import { roadEngine } from './road/drive';
import { tableEngine } from './table/drive';
import { END_MOVE, type Engine, type Move, type Race } from './types';

/** The fraction of a run's time that may be missing because of inaccurate clocks and slow networks. */
const MAX_MISSING_SHARE = 0.04;
const MAX_MISSING_MS = 1_500;

/** Returns the minimum active time in ms for a number of ticks. */
export const minDurationMs = (ticks: number): number =>
  Math.max(0, Math.floor((ticks * 1000 * (1 - MAX_MISSING_SHARE)) / TICKS_PER_SECOND) - MAX_MISSING_MS);

/** Returns the engine of an edition's races. */
export const engineOf = ({ world }: Edition): Engine<Race> =>
  (world === 'road' ? roadEngine : tableEngine) as unknown as Engine<Race>;

/** Returns the functions from which the kit builds an edition's replay rules. */
export function createRulesSource(edition: Edition): RulesSource<string, Race, Move> {
  const engine = engineOf(edition);
  return {
    maxMoves: MAX_MOVES,
    isMove: (move) =>
      move.length === 2 &&
      isWithin(move[0], 0, MAX_TICKS) &&
      isWithin(move[1], 0, END_MOVE) &&
      isCode(move[1]),
    levelFor: ({ mode }) => (edition.modes.includes(mode) ? mode : null),
    begin: (mode) => engine.begin(mode)!,
    apply: (play, move) => applyMove(engine, play, move),
    progressOf: engine.progressOf,
    playedMsOf: timeMsOf,
    // Ranks by the displayed time. Slowing down the browser gains little, because the check `slow-motion` limits the
    // duration of ticks.
    timeMsOf,
    minimumActiveMs: () => 0,
    minimumActiveMsOf: ({ tick }) => minDurationMs(tick),
  };
}

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);
