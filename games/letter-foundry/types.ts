/** The words of the game: letters on the stone, the forme they fill, moves. */

export type ModeKey = 'easy' | 'medium' | 'hard';

export interface Size {
  columns: number;
  rows: number;
}

export interface FormeWord {
  text: string;
  /** From its first letter to its last. */
  cells: readonly number[];
}

export interface Level extends Size {
  /** What lies on the stone, capitals; equal letters as often as they are there. */
  letters: readonly string[];
  /** Index of the letter that every word must have; null where there is none. */
  keystone: number | null;
  /** By cell; empty where the forme has none. */
  forme: readonly string[];
  /** What the forme asks for, in reading order. */
  words: readonly FormeWord[];
  /** Every other word of the lexicon that the letters give. */
  extras: ReadonlySet<string>;
}

/** A move of the proof. */
export type Move = ['word', text: string] | ['hint'];
