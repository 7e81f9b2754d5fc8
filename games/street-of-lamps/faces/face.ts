/** The appearance and the text of a puzzle. */
import type { DrawCell, Scene } from '../scene';
import type { Laid } from '../types';

export interface HowToStep {
  scene: Scene;
  text: string;
}

export interface Face {
  solved: string;
  /** The unit of the count over the board: `3 of 8 tents`. */
  unit: string;
  /** The text of a cell that is on, marked off, or open. */
  words: Readonly<Record<'on' | 'marked' | 'open', string>>;
  /** The text of a given cell before its number; if omitted, that of a played one. */
  given?: string;
  /** Returns additional text for a cell, such as the direction of its pipe. */
  label?(laid: Laid, cell: number): string;
  /** Returns the text of a number; the number itself if omitted. */
  say?(number: number): string;
  /** The rules whose violation is shown at once: too many cells that are on. */
  clash?: { kinds: readonly string[]; text: string };
  /** The result for a cell in a hint: `takes a tent`, `stays free`. */
  turns: readonly [on: string, off: string];
  /** By the kind of a rule: why cells are on, and why they are off. */
  why: Readonly<Record<string, readonly [on: string, off: string]>>;
  /** The color of the fences in the drawing. */
  ink: string;
  draw: DrawCell;
  steps: readonly HowToStep[];
}
