/** A race in play, and the effect of each move. The replay and the screen share this code. */
import type { Engine, Listener, Move, Race } from './types';
import { isEasyMode } from './legs';
import { END_MOVE, STEPS, STEER_CENTER } from './types';

const ignoreEvents: Listener = () => undefined;

/** Returns whether an untrusted number is a valid code for steering and pedals, or the code that ends the run. */
export const isCode = (code: number): boolean =>
  code === END_MOVE || (code < END_MOVE && (code & 15) <= 2 * STEPS);

const TICKS_PER_SECOND = 60;

export const timeMsOf = ({ tick }: Race): number => Math.round((tick * 1000) / TICKS_PER_SECOND);

/** Returns the initial state of every race. */
export const createRace = (mode: string): Race => ({
  penaltyMs: 0,
  mode,
  isEasy: isEasyMode(mode),
  tick: 0,
  held: STEER_CENTER,
  ending: null,
});

/** Carries out a move. Returns null, or the reason why the move is illegal; even then, the race may have advanced. */
export function applyMove<Play extends Race>(
  engine: Engine<Play>,
  play: Play,
  [ticks, code]: Move,
  on: Listener = ignoreEvents,
): string | null {
  if (play.ending) return 'move after the end';
  for (let i = 0; i < ticks; i++) {
    if (play.ending) return 'time after the end';
    engine.step(play, on);
  }
  if (code === END_MOVE) return play.ending === 'home' ? null : 'the finish was not passed';
  if (play.ending) return 'move after the end';
  if (code === play.held) return 'move without a change';
  play.held = code;
  return null;
}
