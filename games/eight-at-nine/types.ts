/** The words of the game: editions, the table, strokes, what a stroke does, the state of play. */

export type ModeKey = 'novice' | 'regular' | 'shark' | 'first' | 'second' | 'third';
export type Strength = 'novice' | 'regular' | 'shark';
export type Discipline = 'eight' | 'nine' | 'tricks';
export type Side = 'you' | 'them';
export type Group = 'solids' | 'stripes';

/** In diameters of a ball: x across the table, y down from its far end. */
export type Point = readonly [x: number, y: number];

/** Where every ball lies by its number, the cue ball first; null for one that is not on the table. */
export type Lies = readonly (Point | null)[];

/** How the cue ball is struck: above its middle it follows, below it comes back. */
export type Spin = -1 | 0 | 1;
/** Way in parts of a circle, strength, spin; and where the cue ball is put first, in hundredths of a ball. */
export type Stroke =
  | [angle: number, strength: number, spin: Spin]
  | [angle: number, strength: number, spin: Spin, x: number, y: number];
/** The frame is given up; a trick is begun again, shown, or left. */
export type Word = ['resign'] | ['again'] | ['show'] | ['skip'];
export type Move = Stroke | Word;

export type Happening = 'strike' | 'ball' | 'cushion' | 'pocket';

export interface Event {
  step: number;
  kind: Happening;
  /** The ball it happened to, and what it met: another ball, or the pocket. */
  ball: number;
  other: number;
  /** How fast they met. */
  force: number;
}

export interface Roll {
  /** Where every ball is after every step, 32 numbers a step; empty when it was not asked for. */
  path: readonly number[];
  steps: number;
  events: readonly Event[];
  /** Where the balls lie afterwards. */
  lies: Lies;
  /** The ball that the cue ball met first, null for none. */
  first: number | null;
  /** In the order in which they fell. */
  potted: readonly { ball: number; pocket: number }[];
  /** Whether a ball met a cushion after the first contact. */
  hasCushion: boolean;
}

export type Foul = 'scratch' | 'miss' | 'wrong' | 'soft';
/** What made the eight that ended a frame count against its side. */
export type Spoilt = 'early' | 'foul';
export type Ending = 'won' | 'lost' | 'resigned' | 'long';

/** Where the cue ball may be put before the stroke. */
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
  /** Strokes of both so far. */
  shots: number;
  strokes: number;
  fouls: number;
  /** Balls that each has potted, in their order. */
  trays: Record<Side, readonly number[]>;
  ending: Ending | null;
  /** Null too where the last ball fell as it should. */
  spoilt: Spoilt | null;
}

/** A table to be cleared in so many strokes. */
export interface Trick {
  name: string;
  strokes: number;
  lies: Lies;
  /** One way to do it. */
  answer: readonly Stroke[];
}

/** Ten tables, one after the other. */
export interface Tricks {
  readonly kind: 'tricks';
  readonly level: Level;
  readonly penaltyMs: 0;
  readonly tables: readonly Trick[];
  /** Points of the tables that are done. */
  readonly card: number[];
  lies: Lies;
  /** Strokes of this try, and tries before it. */
  used: number;
  tries: number;
  isShown: boolean;
  strokes: number;
}

export type Play = Match | Tricks;

/** What a stroke came to, for the screen and its words. */
export interface Outcome {
  side: Side;
  stroke: Stroke;
  /** Where the balls lay when it was struck. */
  before: Lies;
  roll: Roll;
  foul: Foul | null;
  /** Balls that were put back on the table. */
  spotted: readonly number[];
  /** The group that you have from now on, where this stroke decided it. */
  decided: Group | null;
  /** How a try at a trick ended. */
  trick: 'done' | 'failed' | null;
}
