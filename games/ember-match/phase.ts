/** The words of motion: places, what draws, what rests, a phase. */
import { PIECE } from './config';
import { columnOf, rowOf } from './grid';
import type { Step } from './types';

export interface Spot {
  x: number;
  y: number;
}

/** What a moving thing draws itself with: places in cells, from the middle of the first. */
export interface Brush {
  piece(piece: number, power: number, at: Spot, scale?: number, alpha?: number): void;
  ring(at: Spot, radius: number, alpha: number): void;
  /** A streak of light between two places. */
  streak(from: Spot, to: Spot, width: number, alpha: number): void;
  spark(at: Spot, size: number, alpha: number): void;
  text(text: string, at: Spot, size: number, alpha: number): void;
}

/** What rests on the board, for phases to change. */
export interface Rest {
  put(cell: number, piece: number, power: number): void;
  thaw(cell: number): void;
  free(cell: number): void;
  /** A step burns now. */
  tell(step: Step): void;
}

export interface Phase {
  ms: number;
  begin?(rest: Rest): void;
  draw?(brush: Brush, share: number): void;
  end?(rest: Rest): void;
}

/** Of what fades where motion is reduced. */
export const FADE_MS = 150;

export const spotOf = (cell: number): Spot => ({ x: columnOf(cell), y: rowOf(cell) });
export const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Takes what rests away from cells. */
export const take = (rest: Rest, cells: Iterable<number>) => {
  for (const cell of cells) rest.put(cell, PIECE.empty, 0);
};
