/** The types of the game: editions, the table, strokes, the effects of a stroke, the state of play. */

export type ModeKey = 'novice' | 'regular' | 'shark' | 'first' | 'second' | 'third';
export type Strength = 'novice' | 'regular' | 'shark';
export type Discipline = 'eight' | 'nine' | 'tricks';
export type Side = 'you' | 'them';
export type Group = 'solids' | 'stripes';

/** A point in ball diameters: x across the table, y down from its far end. */
export type Point = readonly [x: number, y: number];

/** The position of every ball by its number (the cue ball is 0), or null for a ball that is not on the table. */
export type BallPositions = readonly (Point | null)[];

/** The vertical strike point on the cue ball: high (1) makes it follow the target, low (-1) makes it draw back. */
export type Spin = -1 | 0 | 1;
/**
 * A stroke: its direction in parts of a circle, its strength, its spin, and optionally the initial position of the cue
 * ball in hundredths of a ball.
 */
export type Stroke =
  | [angle: number, strength: number, spin: Spin]
  | [angle: number, strength: number, spin: Spin, x: number, y: number];
/** A command: resign the frame, or restart, show or skip a trick. */
export type PlayerWord = ['resign'] | ['again'] | ['show'] | ['skip'];
export type Move = Stroke | PlayerWord;

export type GameEvent = 'strike' | 'ball' | 'cushion' | 'pocket';

export interface Event {
  step: number;
  kind: GameEvent;
  /** The ball of the event, and what it touched: another ball, or the pocket. */
  ball: number;
  other: number;
  /** The speed of the contact. */
  force: number;
}

export interface Roll {
  /** The position of every ball after every step, 32 numbers per step. Empty when not requested. */
  path: readonly number[];
  steps: number;
  events: readonly Event[];
  /** The final positions of the balls. */
  ballPositions: BallPositions;
  /** The ball that the cue ball touched first, or null for none. */
  first: number | null;
  /** The potted balls in the order in which they fell. */
  potted: readonly { ball: number; pocket: number }[];
  /** Whether any ball touched a cushion after the first contact. */
  hasCushion: boolean;
}

export type Foul = 'scratch' | 'miss' | 'wrong' | 'soft';
/** The reason why potting the eight lost the frame. */
export type SpoiledTrick = 'early' | 'foul';
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
  ballPositions: BallPositions;
  turn: Side;
  /** The player's group, or null while the table is open. */
  group: Group | null;
  inHand: InHand | null;
  /** The number of shots by both sides. */
  shots: number;
  /** The number of the player's strokes. */
  strokes: number;
  fouls: number;
  /** The balls that each side has potted, in the order in which they fell. */
  trays: Record<Side, readonly number[]>;
  ending: Ending | null;
  /** The reason why potting the eight lost the frame, or null if it did not. */
  spoilt: SpoiledTrick | null;
}

/** A table to clear in a number of strokes. */
export interface Trick {
  name: string;
  strokes: number;
  ballPositions: BallPositions;
  /** The solution of the level. */
  answer: readonly Stroke[];
}

/** Ten tables in sequence. */
export interface Tricks {
  readonly kind: 'tricks';
  readonly level: Level;
  readonly penaltyMs: 0;
  readonly tables: readonly Trick[];
  /** The points of each finished table. */
  readonly card: number[];
  ballPositions: BallPositions;
  /** The strokes in this attempt, and the number of attempts before it. */
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
  before: BallPositions;
  roll: Roll;
  foul: Foul | null;
  /** The balls that were returned to the table. */
  spotted: readonly number[];
  /** The player's group, if this stroke decided it; otherwise null. */
  decided: Group | null;
  /** How an attempt at a trick ended. */
  trick: 'done' | 'failed' | null;
}
