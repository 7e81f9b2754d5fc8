/** The types of the record player: modes, tunes, charts, moves, the state of play. */

export type TuneKey = 'test' | 'waltz' | 'rag' | 'jazz' | 'lullaby' | 'bossa' | 'march';
export type BellMode = 'first' | 'tower' | 'endless';

/** The difficulty: 0 is easy, 1 steady, 2 quick. */
export type Strength = 0 | 1 | 2;

/**
 * A move: a lane that is pressed (1) or released (0) at a time of the tune in ms, the chosen difficulty (the first
 * move), or the end.
 */
export type Move = [what: number, how: number, ms: number];
export const LANES = 4;
export const END_MOVE = 4;
export const START_MOVE = 5;

export type Style = 'waltz' | 'rag' | 'jazz' | 'lullaby' | 'bossa' | 'march';

/** The notation of a tune. Its `sections` are played in order. */
export interface Tune {
  key: TuneKey;
  title: string;
  style: Style;
  lead: string;
  /** The tempo in quarter notes per minute. */
  bpm: number;
  /** The number of quarter notes per bar. */
  beats: number;
  /** The number of sharps of the key, or the negative number of flats. */
  sharps: number;
  isSwung: boolean;
  introBars: number;
  strengths: readonly Strength[];
  sections: readonly { melody: string; chords: string }[];
}

/** A note of the melody. A tick is a twelfth of a quarter note. */
export interface Note {
  at: number;
  ticks: number;
  midi: number;
}

/** A note to press. Times are in ms, and only a held note has a later end. */
export interface ChartNote {
  lane: number;
  at: number;
  end: number;
}

export interface Chart {
  notes: readonly ChartNote[];
  lengthMs: number;
  /** The time at which each bar begins, in ms. */
  bars: readonly number[];
}

/** The state of a note: 0 is pending, 1 perfect, 2 good, 3 missed. */
export type NoteMark = 0 | 1 | 2 | 3;

export interface Play {
  readonly mode: TuneKey;
  readonly penaltyMs: 0;
  /** The chosen difficulty, or null before the choice. */
  strength: Strength | null;
  chart: Chart;
  marks: NoteMark[];
  /** The index of the note held in each lane, or −1. */
  heldNotes: number[];
  /** Whether each lane is pressed. */
  isPressed: boolean[];
  ms: number;
  /** The index of the first pending note. */
  next: number;
  combo: number;
  bestCombo: number;
  score: number;
  /** The warmth of the room, 0 to 1000. */
  warmth: number;
  /** The numbers of perfect, good and missed notes. */
  counts: [number, number, number];
  /** The number of presses without a note. */
  strays: number;
  isOver: boolean;
}

/**
 * An event of a note. `stray` is a press without a note, `held` a long note that was played to its end, and `dropped`
 * one that was released too early.
 */
export type GameEvent = 'perfect' | 'good' | 'miss' | 'stray' | 'held' | 'dropped';
export type Listener = (event: GameEvent, note: number, lane: number) => void;
