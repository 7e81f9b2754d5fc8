/** What a world gives the board to be seen with. */
import type { Pen, Stage } from './stage';

/** A moment between two states. */
export interface Moment<State> {
  from: State;
  to: State;
  /** 0 to 1 of the way between them; 1 at rest. */
  share: number;
  now: number;
  isStill: boolean;
  /** The move that is hinted at, null for none. */
  hint: number | null;
  /** What the keys have chosen, where they choose. */
  cursor: number | null;
}

export interface Painter<State> {
  /** Room around the tiles, in tiles. */
  margin: readonly [across: number, above: number, below: number];
  /** Behind the tiles: drifts a little with what moves. */
  paintFar(pen: Pen, stage: Stage): void;
  /** The tiles and what never moves. */
  paintStill(pen: Pen, stage: Stage, state: State): void;
  paintLive(pen: Pen, stage: Stage, moment: Moment<State>): void;
  /** Dark and glow over or under what lives, at half the size: sharp enough for a shadow. Painted anew when its key changes. */
  dark: {
    isUnder: boolean;
    keyOf(moment: Moment<State>): string;
    paint(pen: Pen, stage: Stage, moment: Moment<State>): void;
  };
  /** What the dark doesn't cover. */
  paintOver?(pen: Pen, stage: Stage, moment: Moment<State>): void;
  /** How long the way between two states is shown. */
  lengthOf(from: State, to: State): number;
  /** How far the far layer drifts, −1 to 1. */
  driftOf(state: State): number;
}
