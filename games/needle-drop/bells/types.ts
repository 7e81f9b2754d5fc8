/** The words of the bell tower. */
import type { BellMode } from '../types';

/** A bell that is rung, counted from the lowest; or the tune is listened to once more. */
export type Move = [bell: number];
export const LISTEN = 8;

export interface Storey {
  /** The bells of this storey, as steps of the major scale: 0 is do, 7 the do above. */
  bells: readonly number[];
  /** Places of bells, in the order of the whole tune. */
  tune: readonly number[];
  /** Of each note, 1 is short and 2 is long. */
  rhythm: readonly number[];
  /** How much of the tune is asked for, each time. */
  lengths: readonly number[];
}

export interface Level {
  mode: BellMode;
  storeys: readonly Storey[];
}

export type Ending = 'whole' | 'dark';

export interface Play {
  readonly level: Level;
  readonly penaltyMs: 0;
  storey: number;
  /** Place in the storey's lengths. */
  turn: number;
  /** Notes of this turn that were rung. */
  rung: number;
  lanterns: number;
  /** Whether this turn was rung without a wrong bell and without listening again. */
  isClean: boolean;
  streak: number;
  phrases: number;
  score: number;
  ending: Ending | null;
}

/** What a bell led to: a note of the phrase, its end, the end of the storey, a wrong bell. */
export type Outcome = 'right' | 'phrase' | 'storey' | 'wrong' | 'listen';
