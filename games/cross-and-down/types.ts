/** The words of the game: levels, their entries, moves. */

export type ModeKey = 'daily' | 'small' | 'medium' | 'large';
/** Clues, a number for every letter, each word's letters in order, the words without their places, or telephone keys. */
export type Kind = 'clues' | 'code' | 'tidy' | 'list' | 'dial' | 'hushed';

export interface Entry {
  /** As in the corner of its first cell. */
  number: number;
  isAcross: boolean;
  /** From its first letter to its last. */
  cells: readonly number[];
  text: string;
  /** Empty in a code and where the words are listed. */
  clue: string;
}

export interface Level {
  kind: Kind;
  columns: number;
  rows: number;
  /** Across first, then down, each by number. */
  entries: readonly Entry[];
  /** What a letter is written to, by cell: the cell itself, or its number in a code; −1 for a block. */
  keys: readonly number[];
  /** The letter of every key; a key that no cell has is an empty string. */
  answers: readonly string[];
  /** Keys whose letter is given. */
  givens: readonly number[];
}

/** A move of the proof; an empty letter takes one away. */
export type Move =
  | ['set', key: number, letter: string]
  | ['hint', what: 'letter', key: number]
  | ['hint', what: 'word', entry: number]
  | ['check', entry: number];
