/** The state of the room: its objects, the burning candles, the positions of the moths. */

export type Thing = 'floor' | 'wall' | 'shelf' | 'window' | 'web' | 'cat' | 'mirror/' | 'mirror\\' | 'candle';
export type CandleKind = 'candle' | 'draughty' | 'stub' | 'red' | 'blue';

export interface Candle {
  readonly cell: number;
  readonly kind: CandleKind;
}

/** The candles that one move lights or puts out: one, or all of a chandelier. */
export type Group = readonly number[];

export interface Plan {
  width: number;
  height: number;
  things: readonly Thing[];
  candles: readonly Candle[];
  /** By the number of the move; the numbers are those of candles. */
  groups: readonly Group[];
}

export interface Flight {
  /** The position of every moth after each beat; -1 is out of the window. */
  readonly beats: readonly (readonly number[])[];
  /** The beat after which candles in a draft went out, -1 for none. */
  readonly gust: number;
}

export interface Room {
  readonly plan: Plan;
  /** By candle. */
  readonly lit: readonly boolean[];
  /** By candle, the matches that a stub can still take. */
  readonly wax: readonly number[];
  /** Their positions; -1 is out of the window. */
  readonly moths: readonly number[];
  /** The caught moth, and what caught it; null while none is. */
  readonly caught: { readonly moth: number; readonly by: 'web' | 'cat' } | null;
  /** Candles in a draft that burned for this move only. */
  readonly pulse: readonly number[];
  /** The transition from the previous state to this one. */
  readonly flight: Flight;
}
