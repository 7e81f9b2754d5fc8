/** The types of replay.mjs next to this file, which `npm run flash` compiles from src/rules. */

export interface Body {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly isFlung: boolean;
}

export interface World {
  readonly tick: number;
  readonly score: number;
  readonly wave: number;
  readonly lamps: number;
  readonly isOver: boolean;
  readonly keeper: { readonly x: number; readonly y: number };
  readonly bodies: readonly Body[];
  /** The events for the view, which grow until the view empties the list. */
  readonly happenings: unknown[];
  /** Steers by a code of `Moves` from the next tick on. */
  steer(code: number): void;
  /** Plays a tick. */
  step(isPulse: boolean): void;
}

export class Replay {
  /** @param difficulty the index in Tuning.DIFFICULTIES */
  constructor(difficulty: number, seed: string);
  /** Returns the key of a difficulty, or null where there is none. */
  static keyOf(difficulty: number): string | null;
  readonly world: World;
  readonly isEnded: boolean;
  /** Plays the ticks before a move, then makes the move. Returns null, or the reason why the move is illegal. */
  apply(ticks: number, code: number): string | null;
}

export class Recorder {
  constructor();
  readonly text: string;
  readonly count: number;
  readonly held: number;
  /** Records the wanted input and returns the input that is held from this tick on. */
  hold(tick: number, wanted: number): number;
  pulse(tick: number): void;
  end(tick: number): void;
}

export const Moves: {
  readonly LIMITS: {
    readonly still: number;
    readonly pulse: number;
    readonly end: number;
    readonly maxMoves: number;
    readonly maxTicks: number;
  };
  keys(turn: number, climb: number): number;
  aim(angle: number, height: number): number;
};
