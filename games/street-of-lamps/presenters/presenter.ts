/** The type of a presenter, which defines the appearance and the text of a puzzle. */
import type { DrawCell, Scene } from '../scene';
import type { PuzzleLayout } from '../types';

export interface HowToStep {
  scene: Scene;
  text: string;
}

export interface PlanPresenter {
  solved: string;
  /** The counted unit, which is shown over the board: `3 of 8 tents`. */
  unit: string;
  /** The text of a cell that is on, marked off, or open. */
  words: Readonly<Record<'on' | 'marked' | 'open', string>>;
  /** The text of a given cell before its number. If omitted, it is the same as for other cells that are on. */
  given?: string;
  /** Returns additional text for a cell, such as the direction of its pipe. */
  label?(layout: PuzzleLayout, cell: number): string;
  /** Returns the text of a number. If omitted, the text is the number itself. */
  say?(number: number): string;
  /** The rules whose violation by too many cells is shown at once. */
  clash?: { kinds: readonly string[]; text: string };
  /** The text of a hint for a cell that is on or off: `takes a tent`, `stays free`. */
  turns: readonly [on: string, off: string];
  /** For each kind of rule, the reason why cells are on, and why they are off. */
  why: Readonly<Record<string, readonly [on: string, off: string]>>;
  /** The color of the fences in the drawing. */
  ink: string;
  draw: DrawCell;
  steps: readonly HowToStep[];
}
