/** The types of the game: directions, levels, moves. */

export type ModeKey = 'daily' | 'easy' | 'medium' | 'hard';

/** The step from one letter to the next: columns to the right, rows down. */
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
  /** The cells of the word, from its first letter to its last. */
  cells: readonly number[];
}

export interface Level extends Size {
  theme: string;
  letters: readonly string[];
  /** In the order of the list; the last one is listed as an anagram. */
  words: readonly HiddenWord[];
  /** The letters of the last word, shuffled. */
  scramble: string;
}

/** A submitted move; a word may be marked from either end. */
export type Move = ['find', from: number, to: number] | ['hint'];
