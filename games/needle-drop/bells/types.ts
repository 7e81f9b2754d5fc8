/** The types of the bell tower. */
import type { BellMode } from '../types';

/** A rung bell, counted from the lowest; or listening to the tune again. */
export type Move = [bell: number];
export const LISTEN = 8;

export interface Storey {
  /** The bells of this storey, as steps of the major scale: 0 is do, 7 the do above. */
  bells: readonly number[];
  /** Places of bells, in the order of the entire tune. */
  tune: readonly number[];
  /** For each note, 1 is short and 2 is long. */
  rhythm: readonly number[];
  /** The length of each phrase, as a part of the tune. */
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
  /** The index in the storey's lengths. */
  turn: number;
  /** The number of notes rung in this turn. */
  rung: number;
  lanterns: number;
  /** Whether this turn has had no wrong bell and no second listening. */
  isClean: boolean;
  streak: number;
  phrases: number;
  score: number;
  ending: Ending | null;
}

/** The result of a bell: a note of the phrase, its end, the end of the storey, a wrong bell. */
export type Outcome = 'right' | 'phrase' | 'storey' | 'wrong' | 'listen';
