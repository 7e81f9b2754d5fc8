/** The types of animations: positions, brushes, resting pieces, phases. */
import { PIECE } from './config';
import { columnOf, rowOf } from './grid';
import type { Step } from './types';

export interface BoardSpot {
  x: number;
  y: number;
}

/** The brush for moving pieces. Positions are in cells, from the center of the first cell. */
export interface Brush {
  piece(piece: number, power: number, at: BoardSpot, scale?: number, alpha?: number): void;
  ring(at: BoardSpot, radius: number, alpha: number): void;
  /** Draws a streak of light between two positions. */
  streak(from: BoardSpot, to: BoardSpot, width: number, alpha: number): void;
  spark(at: BoardSpot, size: number, alpha: number): void;
  text(text: string, at: BoardSpot, size: number, alpha: number): void;
}

/** The board between animations. Phases update it. */
export interface RestingBoard {
  put(cell: number, piece: number, power: number): void;
  thaw(cell: number): void;
  free(cell: number): void;
  /** Called when the embers of a step burn. */
  announce(step: Step): void;
}

export interface Phase {
  ms: number;
  begin?(rest: RestingBoard): void;
  draw?(brush: Brush, share: number): void;
  end?(rest: RestingBoard): void;
}

/** The duration of a fade with reduced motion, in ms. */
export const FADE_MS = 150;

export const spotOf = (cell: number): BoardSpot => ({ x: columnOf(cell), y: rowOf(cell) });
export const interpolateSpot = (a: BoardSpot, b: BoardSpot, share: number): BoardSpot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Removes the resting pieces from cells. */
export const takeCells = (rest: RestingBoard, cells: Iterable<number>) => {
  for (const cell of cells) rest.put(cell, PIECE.empty, 0);
};
