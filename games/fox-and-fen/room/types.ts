/** The state of the room: its objects, the burning candles, the positions of the moths. */

export type Thing = 'floor' | 'wall' | 'shelf' | 'window' | 'web' | 'cat' | 'mirror/' | 'mirror\\' | 'candle';
export type CandleKind = 'candle' | 'draughty' | 'stub' | 'red' | 'blue';

export interface Candle {
  readonly cell: number;
  readonly kind: CandleKind;
}

/** The candles that one move lights or puts out: a single one, or all of a chandelier. */
export type Group = readonly number[];

export interface Plan {
  width: number;
  height: number;
  things: readonly Thing[];
  candles: readonly Candle[];
  /** The candles of each move, as indexes into `candles`. */
  groups: readonly Group[];
}

export interface Flight {
  /** The position of every moth after each wing beat. -1 is outside the window. */
  readonly beats: readonly (readonly number[])[];
  /** The wing beat after which candles in a draft went out, or -1 for none. */
  readonly gust: number;
}

export interface Room {
  readonly plan: Plan;
  /** Whether each candle is burning. */
  readonly lit: readonly boolean[];
  /** How many more times each candle can be lit. Only candle stubs have a limit. */
  readonly wax: readonly number[];
  /** The position of each moth. -1 is outside the window. */
  readonly moths: readonly number[];
  /** The caught moth and its catcher, or null while none is caught. */
  readonly caught: { readonly moth: number; readonly by: 'web' | 'cat' } | null;
  /** The candles in a draft that burned during this move only. */
  readonly pulse: readonly number[];
  /** The moths' flight from the previous state to this one. */
  readonly flight: Flight;
}
