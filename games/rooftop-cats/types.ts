/** The types of the game: modes, moves, the town, the state of play, its events. */
import type { Course } from './course';

export type ModeKey = 'endless' | 'moonlit' | 'stroll';

export const JUMP_HELD = 1;
export const DUCK_HELD = 2;
export const END_MOVE = 4;

/**
 * A change of the held buttons (a sum of the constants above) after `ticks` ticks, or the end of the run. If the
 * player stops, the end follows the last tick played; a run that ends by itself has its end at that tick.
 */
export type Move = readonly [ticks: number, code: number];

export type RoofKind = 'flat' | 'gable' | 'lean' | 'mansard' | 'stack';
export type FootingKind = 'roof' | 'chimney' | 'awning';

/** A straight piece of ground in integer units. */
export interface Footing {
  readonly kind: FootingKind;
  readonly x: number;
  readonly end: number;
  readonly h: number;
  readonly endH: number;
  readonly house: number;
}

/** A house. Its outline consists of the roof footings with its number. */
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
  /** The height of the roof below the obstacle's center. */
  readonly ground: number;
}

export interface Moth {
  readonly x: number;
  readonly h: number;
  /** The value in moths. A fish bone is worth more than one. */
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
  /** The height of the paws. Up is positive. */
  h: number;
  rise: number;
  held: number;
  isGrounded: boolean;
  /** Whether the jump button is still held, so that the cat rises for longer. */
  isFloating: boolean;
  /** Whether the cat rises from an awning, which does not depend on the button. */
  isSprung: boolean;
  coyote: number;
  buffer: number;
  hasSecond: boolean;
  /**
   * The number of ticks of the current slide. 0 when the cat is not sliding, −1 when the slide is over but the button
   * is still held.
   */
  slide: number;
  /** The number of ticks for which moths have carried the cat, or 0 when they do not. */
  carried: number;
  /** The total distance for which the cat was carried, in units. */
  lifted: number;
  /** The number of ticks in which the cat cannot bump into anything. */
  safe: number;
  ground: number;
  /** The number of moths caught since the lantern was last lit. At `LANTERN`, it is lit again. */
  glow: number;
  isLit: boolean;
  moths: number;
  houses: number;
  streak: number;
  style: number;
  /** The points in moonlight mode. */
  shine: number;
  nextFooting: number;
  nextHazard: number;
  nextFlock: number;
  nextMoth: number;
  /** Whether each of the next moths was caught, as bits. */
  taken: number;
  /** The number of moths of the current house that the cat has passed, and the number of those that it missed. */
  passed: number;
  missed: number;
  ending: Ending | null;
}

export type GameEvent =
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

/**
 * Receives events. The number is the index of the moth, house or flock, or the speed of a landing; other events do not
 * use it.
 */
export type Listener = (event: GameEvent, number: number) => void;
