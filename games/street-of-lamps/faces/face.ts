/** How a puzzle looks and what it says. */
import type { DrawCell, Scene } from '../scene';
import type { Laid } from '../types';

export interface HowToStep {
  scene: Scene;
  text: string;
}

export interface Face {
  solved: string;
  /** What is counted over the board: `3 of 8 tents`. */
  unit: string;
  /** What a cell says that is on, marked off, or open. */
  words: Readonly<Record<'on' | 'marked' | 'open', string>>;
  /** What a given cell says before its number; left out where it says what a played one does. */
  given?: string;
  /** What else a cell says, such as which way its pipe runs. */
  label?(laid: Laid, cell: number): string;
  /** How a number is said; as it is where left out. */
  say?(number: number): string;
  /** The rules whose breach is shown at once: too many that are on. */
  clash?: { kinds: readonly string[]; text: string };
  /** What becomes of a cell in a hint: `takes a tent`, `stays free`. */
  turns: readonly [on: string, off: string];
  /** By the kind of a rule: why cells are on, why they are off. */
  why: Readonly<Record<string, readonly [on: string, off: string]>>;
  /** Colour of the fences of the drawing. */
  ink: string;
  draw: DrawCell;
  steps: readonly HowToStep[];
}
