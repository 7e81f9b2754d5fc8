/** The words of the game: modes, moves, the town, the state of play, what happens in it. */
import type { Course } from './course';

export type ModeKey = 'endless' | 'moonlit' | 'stroll';

export const JUMP_HELD = 1;
export const DUCK_HELD = 2;
export const END = 4;

/**
 * After some ticks the buttons are held like this (a sum of the above), or the run ends. Where the player stops, the end
 * stands after the last tick that was played; a run that ends by itself has its end at that tick.
 */
export type Move = readonly [ticks: number, code: number];

export type RoofKind = 'flat' | 'gable' | 'lean' | 'mansard' | 'stack';
export type FootingKind = 'roof' | 'chimney' | 'awning';

/** A straight piece of ground, in whole units. */
export interface Footing {
  readonly kind: FootingKind;
  readonly x: number;
  readonly end: number;
  readonly h: number;
  readonly endH: number;
  readonly house: number;
}

/** A house as it is drawn: its outline is the footings of kind roof that carry its number. */
export interface House {
  readonly id: number;
  readonly kind: RoofKind;
  readonly x: number;
  end: number;
  moths: number;
}

export interface Hazard {
  readonly kind: 'line' | 'cock';
  readonly x: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
  /** The roof below its middle. */
  readonly ground: number;
}

export interface Moth {
  readonly x: number;
  readonly h: number;
  /** In moths: more for a fish bone. */
  readonly worth: number;
  readonly house: number;
}

export interface Flock {
  readonly x: number;
  readonly h: number;
  readonly count: number;
}

export type Ending = 'fell' | 'bumped' | 'dawn' | 'stopped';

export interface Play {
  readonly mode: ModeKey;
  readonly course: Course;
  readonly penaltyMs: 0;
  tick: number;
  x: number;
  /** Height of the paws, up is more. */
  h: number;
  rise: number;
  held: number;
  isGrounded: boolean;
  /** A jump whose button is still down rises longer. */
  isFloating: boolean;
  /** Rises from an awning, whatever the button does. */
  isSprung: boolean;
  coyote: number;
  buffer: number;
  hasSecond: boolean;
  /** Ticks of the slide so far, 0 when it stands, −1 when it is over but the button still down. */
  slide: number;
  /** Ticks that moths have carried it, 0 when they don't. */
  carried: number;
  /** How far it was carried in all, in units. */
  lifted: number;
  /** Ticks in which nothing bumps it. */
  safe: number;
  ground: number;
  /** Moths towards the lantern; it is lit at the full number. */
  glow: number;
  isLit: boolean;
  moths: number;
  houses: number;
  streak: number;
  style: number;
  /** Points of the modes by moonlight. */
  shine: number;
  nextFooting: number;
  nextHazard: number;
  nextFlock: number;
  nextMoth: number;
  /** Which of the moths from the next on are taken, a bit each. */
  taken: number;
  /** Moths of the present house that lie behind, and how many of them were missed. */
  passed: number;
  missed: number;
  ending: Ending | null;
}

export type Happening =
  | 'jump'
  | 'second'
  | 'land'
  | 'bounce'
  | 'slide'
  | 'scramble'
  | 'moth'
  | 'house'
  | 'passed'
  | 'under'
  | 'flock'
  | 'lantern'
  | 'carry'
  | 'drop'
  | 'lost';

/** Is told what happens; the number is the moth, house or flock, the speed of a landing, or nothing. */
export type Listener = (what: Happening, number: number) => void;
