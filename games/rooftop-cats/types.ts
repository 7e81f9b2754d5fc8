/** The types of the game: modes, moves, the town, the state of play, its events. */
import type { Course } from './course';

export type ModeKey = 'endless' | 'moonlit' | 'stroll';

export const JUMP_HELD = 1;
export const DUCK_HELD = 2;
export const END = 4;

/**
 * After some ticks these buttons are held (a sum of the above), or the run ends. When the player stops, the end comes after the
 * last played tick; a run that ends by itself has its end at that tick.
 */
export type Move = readonly [ticks: number, code: number];

export type RoofKind = 'flat' | 'gable' | 'lean' | 'mansard' | 'stack';
export type FootingKind = 'roof' | 'chimney' | 'awning';

/** A straight piece of ground, in integer units. */
export interface Footing {
  readonly kind: FootingKind;
  readonly x: number;
  readonly end: number;
  readonly h: number;
  readonly endH: number;
  readonly house: number;
}

/** The appearance of a house: its outline consists of the roof footings with its number. */
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
  /** The roof below its center. */
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
  /** The height of the paws; up is positive. */
  h: number;
  rise: number;
  held: number;
  isGrounded: boolean;
  /** Whether the jump's button is still down, so that it rises longer. */
  isFloating: boolean;
  /** Whether it rises from an awning, regardless of the button. */
  isSprung: boolean;
  coyote: number;
  buffer: number;
  hasSecond: boolean;
  /** The ticks of the slide so far, 0 when it stands, −1 when the slide is over but the button still down. */
  slide: number;
  /** The ticks that moths have carried it, 0 when they do not. */
  carried: number;
  /** The total distance it was carried, in units. */
  lifted: number;
  /** Ticks in which nothing bumps it. */
  safe: number;
  ground: number;
  /** The moths toward the lantern, which is lit at the full number. */
  glow: number;
  isLit: boolean;
  moths: number;
  houses: number;
  streak: number;
  style: number;
  /** The points of the moonlight modes. */
  shine: number;
  nextFooting: number;
  nextHazard: number;
  nextFlock: number;
  nextMoth: number;
  /** The caught ones among the next moths, one bit each. */
  taken: number;
  /** The passed moths of the current house, and the number of missed ones. */
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

/** Receives events; the number is the moth, house or flock, the speed of a landing, or unused. */
export type Listener = (what: GameEvent, number: number) => void;
