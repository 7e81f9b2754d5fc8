/** The types of the game: letters on the stone, the forme that they fill, moves. */

export type ModeKey = 'easy' | 'medium' | 'hard';

export interface Size {
  columns: number;
  rows: number;
}

export interface FormeWord {
  text: string;
  /** The cells of the word, from its first letter to its last. */
  cells: readonly number[];
}

export interface Level extends Size {
  /** The letters on the stone in capitals. A repeated letter occurs several times. */
  letters: readonly string[];
  /** The index of the letter that every word must contain, or null if there is none. */
  keystone: number | null;
  /** The letter of each cell, or an empty text outside the words. */
  forme: readonly string[];
  /** The words of the forme, in reading order. */
  words: readonly FormeWord[];
  /** All other words of the lexicon that the letters form. */
  extras: ReadonlySet<string>;
}

/** A submitted move. */
export type Move = ['word', text: string] | ['hint'];
