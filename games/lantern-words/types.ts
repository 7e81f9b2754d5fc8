/** The types of the game: directions, levels, moves. */

export type ModeKey = 'daily' | 'easy' | 'medium' | 'hard';

/** The step from one letter of a word to the next: columns to the right and rows down. */
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
  /** The words in the order of the list. The last one is listed as an anagram. */
  words: readonly HiddenWord[];
  /** The shuffled letters of the last word. */
  scramble: string;
}

/** A submitted move. A word may be marked from either end. */
export type Move = ['find', from: number, to: number] | ['hint'];
