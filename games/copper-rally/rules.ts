/** What the scores service relies on: steering from outside, replay to the very tick. Pure and the same everywhere. */
import type { GameRules } from '@/lib/domain/game-rules';
import { isWithin, makeRules } from '../kit/puzzle/rules';
import { editionOf, MAX_MOVES, MOST_TICKS, TICKS_PER_SECOND, type Edition } from './config';
import { applyMove, isCode, timeMsOf } from './race';
import { roadEngine } from './road/drive';
import { tableEngine } from './table/drive';
import { END, type Engine, type Move, type Race } from './types';

/** Clocks and networks may lose this much of a run. */
const LOST_SHARE = 0.04;
const LOST_MS = 1_500;

/** The least active time in which so many ticks can be driven. */
export const leastMsOf = (ticks: number): number =>
  Math.max(0, Math.floor((ticks * 1000 * (1 - LOST_SHARE)) / TICKS_PER_SECOND) - LOST_MS);

/** How the races of an edition are driven. */
export const engineOf = ({ world }: Edition): Engine<Race> =>
  (world === 'road' ? roadEngine : tableEngine) as unknown as Engine<Race>;

/** The rules of an edition by its catalogue keyword, null when it is none of ours. */
export function rulesFor(keyword: string): GameRules<Move> | null {
  const edition = editionOf(keyword);
  if (!edition) return null;
  const engine = engineOf(edition);
  return makeRules<string, Race, Move>({
    maxMoves: MAX_MOVES,
    isMove: (move) =>
      move.length === 2 && isWithin(move[0], 0, MOST_TICKS) && isWithin(move[1], 0, END) && isCode(move[1]),
    levelFor: ({ mode }) => (edition.modes.includes(mode) ? mode : null),
    begin: (mode) => engine.begin(mode)!,
    apply: (play, move) => applyMove(engine, play, move),
    progressOf: engine.progressOf,
    playedMsOf: timeMsOf,
    // The time on the screen ranks. A slowed browser gains little: `slow-motion` bounds how long its ticks may last.
    timeMsOf,
    minimumActiveMs: () => 0,
    minimumActiveMsOf: ({ tick }) => leastMsOf(tick),
  });
}
