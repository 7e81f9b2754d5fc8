/** The types of the bell tower. */
import type { BellMode } from '../types';

/** A move: ringing a bell, counted from the lowest, or listening to the phrase again (`LISTEN_MOVE`). */
export type Move = [bell: number];
export const LISTEN_MOVE = 8;

export interface Floor {
  /** The bells of this floor, as steps of the major scale. 0 is do, 7 is the do an octave higher. */
  bells: readonly number[];
  /** The bells of the entire tune in order, as indexes into `bells`. */
  tune: readonly number[];
  /** The length of each note: 1 is short, 2 is long. */
  rhythm: readonly number[];
  /** The length of each phrase, which is a beginning of the tune. */
  lengths: readonly number[];
}

export interface Level {
  mode: BellMode;
  floors: readonly Floor[];
}

export type Ending = 'whole' | 'dark';

export interface Play {
  readonly level: Level;
  readonly penaltyMs: 0;
  floor: number;
  /** The index of the current phrase in the floor's `lengths`. */
  turn: number;
  /** The number of notes rung in this turn. */
  rung: number;
  lanterns: number;
  /** Whether the player has neither rung a wrong bell nor listened again in this turn. */
  isClean: boolean;
  streak: number;
  phrases: number;
  score: number;
  ending: Ending | null;
}

/** The result of a move: a correct note, the end of the phrase or of the floor, a wrong bell, or listening. */
export type Outcome = 'right' | 'phrase' | 'floor' | 'wrong' | 'listen';
