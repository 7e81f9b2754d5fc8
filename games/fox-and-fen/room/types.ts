/** The room as a state: what stands in it, which candles burn, where the moths are. */

export type Thing = 'floor' | 'wall' | 'shelf' | 'window' | 'web' | 'cat' | 'mirror/' | 'mirror\\' | 'candle';
export type CandleKind = 'candle' | 'draughty' | 'stub' | 'red' | 'blue';

export interface Candle {
  readonly cell: number;
  readonly kind: CandleKind;
}

/** What one move of the player lights or puts out: a candle, or all of a chandelier. */
export type Group = readonly number[];

export interface Plan {
  width: number;
  height: number;
  things: readonly Thing[];
  candles: readonly Candle[];
  /** By number of the move; the numbers are those of candles. */
  groups: readonly Group[];
}

export interface Flight {
  /** Where every moth was after each beat; -1 is out of the window. */
  readonly beats: readonly (readonly number[])[];
  /** The beat after which draughty candles went out, -1 for none. */
  readonly gust: number;
}

export interface Room {
  readonly plan: Plan;
  /** By candle. */
  readonly lit: readonly boolean[];
  /** Matches that a stub can still take; by candle. */
  readonly wax: readonly number[];
  /** Where they are; -1 is out of the window. */
  readonly moths: readonly number[];
  /** The moth that was caught, and by what; null while none is. */
  readonly caught: { readonly moth: number; readonly by: 'web' | 'cat' } | null;
  /** Draughty candles that burned for this move only. */
  readonly pulse: readonly number[];
  /** How it came from the state before to this one. */
  readonly flight: Flight;
}
