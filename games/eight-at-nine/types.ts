/** The types of the game: editions, the table, strokes, the effects of a stroke, the state of play. */

export type ModeKey = 'novice' | 'regular' | 'shark' | 'first' | 'second' | 'third';
export type Strength = 'novice' | 'regular' | 'shark';
export type Discipline = 'eight' | 'nine' | 'tricks';
export type Side = 'you' | 'them';
export type Group = 'solids' | 'stripes';

/** In ball diameters: x across the table, y down from its far end. */
export type Point = readonly [x: number, y: number];

/** The position of every ball by its number, the cue ball first; null for one that is not on the table. */
export type Lies = readonly (Point | null)[];

/** The vertical strike point on the cue ball: above its center it follows, below it comes back. */
export type Spin = -1 | 0 | 1;
/** The direction in parts of a circle, strength, spin; and the initial position of the cue ball, in hundredths of a ball. */
export type Stroke =
  | [angle: number, strength: number, spin: Spin]
  | [angle: number, strength: number, spin: Spin, x: number, y: number];
/** The frame is given up; a trick is restarted, shown, or skipped. */
export type Word = ['resign'] | ['again'] | ['show'] | ['skip'];
export type Move = Stroke | Word;

export type GameEvent = 'strike' | 'ball' | 'cushion' | 'pocket';

export interface Event {
  step: number;
  kind: GameEvent;
  /** The ball of the event, and what it met: another ball, or the pocket. */
  ball: number;
  other: number;
  /** The speed of the contact. */
  force: number;
}

export interface Roll {
  /** The position of every ball after every step, 32 numbers per step; empty when not requested. */
  path: readonly number[];
  steps: number;
  events: readonly Event[];
  /** The final positions of the balls. */
  lies: Lies;
  /** The ball that the cue ball met first, null for none. */
  first: number | null;
  /** In the order in which they fell. */
  potted: readonly { ball: number; pocket: number }[];
  /** Whether a ball met a cushion after the first contact. */
  hasCushion: boolean;
}

export type Foul = 'scratch' | 'miss' | 'wrong' | 'soft';
/** Why the eight that ended a frame counted against its side. */
export type Spoilt = 'early' | 'foul';
export type Ending = 'won' | 'lost' | 'resigned' | 'long';

/** The area where the cue ball may be placed before the stroke. */
export type InHand = 'kitchen' | 'anywhere';

export interface Level {
  discipline: Discipline;
  mode: ModeKey;
  seed: string;
}

/** A frame against an opponent. */
export interface Match {
  readonly kind: 'match';
  readonly level: Level;
  readonly penaltyMs: 0;
  lies: Lies;
  turn: Side;
  /** Your group; null while the table is open. */
  group: Group | null;
  inHand: InHand | null;
  /** The strokes of both sides so far. */
  shots: number;
  strokes: number;
  fouls: number;
  /** The balls that each side has potted, in order. */
  trays: Record<Side, readonly number[]>;
  ending: Ending | null;
  /** Also null when the last ball fell legally. */
  spoilt: Spoilt | null;
}

/** A table to clear in a number of strokes. */
export interface Trick {
  name: string;
  strokes: number;
  lies: Lies;
  /** The solution of the level. */
  answer: readonly Stroke[];
}

/** Ten tables in sequence. */
export interface Tricks {
  readonly kind: 'tricks';
  readonly level: Level;
  readonly penaltyMs: 0;
  readonly tables: readonly Trick[];
  /** The points of the finished tables. */
  readonly card: number[];
  lies: Lies;
  /** The strokes of this attempt, and the number of attempts before it. */
  used: number;
  tries: number;
  isShown: boolean;
  strokes: number;
}

export type Play = Match | Tricks;

/** The outcome of a stroke, for the screen and its text. */
export interface Outcome {
  side: Side;
  stroke: Stroke;
  /** The positions of the balls before the stroke. */
  before: Lies;
  roll: Roll;
  foul: Foul | null;
  /** Balls that were put back on the table. */
  spotted: readonly number[];
  /** Your group from now on, if this stroke decided it. */
  decided: Group | null;
  /** How an attempt at a trick ended. */
  trick: 'done' | 'failed' | null;
}
