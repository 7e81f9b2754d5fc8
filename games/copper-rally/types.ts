/** The types that both editions share: steering, moves, the state of a race, its events. */

/** The number of steering steps to each side of straight ahead. */
export const STEPS = 4;
export const BRAKE = 16;
export const BOOST = 32;
/** The code of the last move of a run: the finish was passed. */
export const END_MOVE = 64;

/**
 * A change of input after `ticks` ticks. `code` is the steering from 0 (fully left) to 8 (fully right), plus flags for
 * brake and boost, or `END_MOVE` at the tick in which the car passes the finish.
 */
export type Move = readonly [ticks: number, code: number];

/** A stage (`r1` to `r12`) or a circuit (`t1` to `t12`), with the suffix `e` for easy steering. */
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

/** Receives events. The number is the force, the checkpoint or the lap. */
export type Listener = (event: GameEvent, number: number) => void;

/** Begins a race of an edition and plays its ticks. `begin` returns null for an unknown mode. */
export interface Engine<Play extends Race> {
  begin(mode: ModeKey): Play | null;
  step(play: Play, on: Listener): void;
  /** Returns the finished fraction, 0 to 1. It is 1 only for a finished race. */
  progressOf(play: Play): number;
}

export const STEER_CENTER = STEPS;
/** Returns the steering of a code, from −1 (left) to 1 (right). */
export const steerOfKeys = (pressedKeys: number): number => ((pressedKeys & 15) - STEPS) / STEPS;
export const moveCodeOf = (steer: number, isBraking: boolean, isBoosting: boolean): number =>
  steer + STEPS + (isBraking ? BRAKE : 0) + (isBoosting ? BOOST : 0);
