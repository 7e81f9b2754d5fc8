/** The interface with which a world draws the board. */
import type { Pen, Stage } from './stage';

/** A moment between two states. */
export interface Moment<State> {
  from: State;
  to: State;
  /** The progress between them, 0 to 1; 1 at rest. */
  share: number;
  now: number;
  isStill: boolean;
  /** The hinted move, null for none. */
  hint: number | null;
  /** The selection of the keys, where they select. */
  cursor: number | null;
}

export interface Painter<State> {
  /** The margin around the tiles, in tiles. */
  margin: readonly [across: number, above: number, below: number];
  /** Paints the background behind the tiles, which shifts a little with movement. */
  paintFar(pen: Pen, stage: Stage): void;
  /** Paints the tiles and the static objects. */
  paintStill(pen: Pen, stage: Stage, state: State): void;
  paintLive(pen: Pen, stage: Stage, moment: Moment<State>): void;
  /**
   * Darkness and glow over or under the moving objects, at half the resolution, which is sufficient for shadows. Repainted when
   * its key changes.
   */
  dark: {
    isUnder: boolean;
    keyOf(moment: Moment<State>): string;
    paint(pen: Pen, stage: Stage, moment: Moment<State>): void;
  };
  /** Paints the parts that darkness does not cover. */
  paintOver?(pen: Pen, stage: Stage, moment: Moment<State>): void;
  /** Returns the duration of the animation between two states. */
  lengthOf(from: State, to: State): number;
  /** Returns the shift of the background, −1 to 1. */
  driftOf(state: State): number;
}
