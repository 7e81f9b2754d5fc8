/** The types that both editions share: wheel positions, moves, the state of a race, its events. */

/** The wheel has steps from fully left to fully right. */
export const STEPS = 4;
export const BRAKE = 16;
export const BOOST = 32;
/** The finish was passed: the last move of a run. */
export const END = 64;

/**
 * After some ticks, wheel and pedals get this state: the steering as 0 (fully left) to 8 (fully right), plus brake and boost;
 * or the run ends, at the tick in which the finish was passed.
 */
export type Move = readonly [ticks: number, code: number];

/** A stage or a circuit: `r1` to `r12`, `t1` to `t12`, followed by `e` for easy steering. */
export type ModeKey = string;

export type Ending = 'home' | 'late';

export interface Race {
  readonly penaltyMs: 0;
  readonly mode: ModeKey;
  readonly isEasy: boolean;
  tick: number;
  held: number;
  ending: Ending | null;
}

export type GameEvent =
  | 'lamp'
  | 'boost'
  | 'spark'
  | 'drift'
  | 'draft'
  | 'crash'
  | 'wall'
  | 'verge'
  | 'checkpoint'
  | 'lap'
  | 'astray'
  | 'home'
  | 'late';

/** Receives events with a number: the force, the checkpoint or the lap. */
export type Listener = (what: GameEvent, number: number) => void;

/** How an edition begins a race and plays a tick of it; `begin` returns null for an unknown mode. */
export interface Engine<Play extends Race> {
  begin(mode: ModeKey): Play | null;
  step(play: Play, on: Listener): void;
  /** Returns the finished fraction, 0 to 1. It is 1 only for a finished race. */
  progressOf(play: Play): number;
}

export const STILL = STEPS;
/** Returns −1 to 1. */
export const steerOf = (held: number): number => ((held & 15) - STEPS) / STEPS;
export const codeOf = (steer: number, isBraking: boolean, isBoosting: boolean): number =>
  steer + STEPS + (isBraking ? BRAKE : 0) + (isBoosting ? BOOST : 0);
