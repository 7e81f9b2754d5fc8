/** The words of the game: directions, levels, moves. */

export type ModeKey = 'daily' | 'easy' | 'medium' | 'hard';

/** How far one letter is from the next: columns to the right, rows down. */
export interface Direction {
  right: number;
  down: number;
}

export interface Size {
  columns: number;
  rows: number;
}

export interface HiddenWord {
  text: string;
  /** From its first letter to its last. */
  cells: readonly number[];
}

export interface Level extends Size {
  theme: string;
  letters: readonly string[];
  /** In the order of the list; the last one is listed by its letters alone. */
  words: readonly HiddenWord[];
  /** The letters of the last word, shuffled. */
  scramble: string;
}

/** A move of the proof; a word may be marked from either end. */
export type Move = ['find', from: number, to: number] | ['hint'];
