/** The interface with which a world draws the board. */
import type { Pen, Stage } from './stage';

/** A moment during the transition between two states. */
export interface PaintMoment<State> {
  from: State;
  to: State;
  /** The progress of the transition, 0 to 1. At rest it is 1. */
  share: number;
  now: number;
  isStill: boolean;
  /** The index of the suggested move, or null for none. */
  hint: number | null;
  /** The move that the keys have selected, if arrow keys select. */
  cursor: number | null;
}

export interface Painter<State> {
  /** The margin around the tiles: horizontally, above and below, in tiles. */
  margin: readonly [across: number, above: number, below: number];
  /** Paints the background behind the tiles, which moves slightly with the player. */
  paintFar(pen: Pen, stage: Stage): void;
  /** Paints the tiles and the static objects. */
  paintStill(pen: Pen, stage: Stage, state: State): void;
  paintLive(pen: Pen, stage: Stage, moment: PaintMoment<State>): void;
  /**
   * The darkness and the glow, over or under the moving objects. Painted at half the resolution, which suffices for
   * shadows, and repainted when the key changes.
   */
  dark: {
    isUnder: boolean;
    keyOf(moment: PaintMoment<State>): string;
    paint(pen: Pen, stage: Stage, moment: PaintMoment<State>): void;
  };
  /** Paints the parts that the darkness does not cover. */
  paintOver?(pen: Pen, stage: Stage, moment: PaintMoment<State>): void;
  /** Returns the duration of the animation between two states, in ms. */
  lengthOf(from: State, to: State): number;
  /** Returns the horizontal shift of the background, −1 to 1. */
  driftOf(state: State): number;
}
