/** The types of the record player: modes, tunes, charts, moves, the state of play. */

export type TuneKey = 'test' | 'waltz' | 'rag' | 'jazz' | 'lullaby' | 'bossa' | 'march';
export type BellMode = 'first' | 'tower' | 'endless';

/** 0 easy, 1 steady, 2 quick. */
export type Strength = 0 | 1 | 2;

/** A lane that is pressed (1) or released (0) at a time in ms of the tune; the chosen strength first; or the end. */
export type Move = [what: number, how: number, ms: number];
export const LANES = 4;
export const END = 4;
export const START = 5;

export type Style = 'waltz' | 'rag' | 'jazz' | 'lullaby' | 'bossa' | 'march';

/** The notation of a tune; `sections` are played in order. */
export interface Tune {
  key: TuneKey;
  title: string;
  style: Style;
  lead: string;
  /** Quarter notes per minute. */
  bpm: number;
  /** Quarter notes per bar. */
  beats: number;
  /** The number of sharps of the key; flats are negative. */
  sharps: number;
  isSwung: boolean;
  introBars: number;
  strengths: readonly Strength[];
  sections: readonly { melody: string; chords: string }[];
}

/** A note of the melody, in ticks of a twelfth of a quarter note. */
export interface Note {
  at: number;
  ticks: number;
  midi: number;
}

/** A note to press, in ms; a held one has a later end. */
export interface ChartNote {
  lane: number;
  at: number;
  end: number;
}

export interface Chart {
  notes: readonly ChartNote[];
  lengthMs: number;
  /** When each bar begins. */
  bars: readonly number[];
}

/** The state of a note: pending, perfect, good, missed. */
export type Mark = 0 | 1 | 2 | 3;

export interface Play {
  readonly mode: TuneKey;
  readonly penaltyMs: 0;
  /** Null until the strength is chosen. */
  strength: Strength | null;
  chart: Chart;
  marks: Mark[];
  /** The index of the held note in each lane, or −1. */
  holding: number[];
  /** Whether each lane is pressed. */
  down: boolean[];
  ms: number;
  /** The index of the first unmarked note. */
  next: number;
  combo: number;
  bestCombo: number;
  score: number;
  /** 0 to 1000. */
  warmth: number;
  /** Perfect, good, missed. */
  counts: [number, number, number];
  /** The number of presses without a note. */
  strays: number;
  isOver: boolean;
}

/** An event of a note; `stray` is a press without a note, `held` the end of a long note, `dropped` its loss. */
export type GameEvent = 'perfect' | 'good' | 'miss' | 'stray' | 'held' | 'dropped';
export type Listener = (what: GameEvent, note: number, lane: number) => void;
