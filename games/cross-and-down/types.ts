/** The types of the game: levels, their entries, moves. */

export type ModeKey = 'daily' | 'small' | 'medium' | 'large';
/**
 * Clues, a number for every letter, each word's letters in alphabetical order, the words without their positions, telephone
 * keys, or words without vowels.
 */
export type Kind = 'clues' | 'code' | 'tidy' | 'list' | 'dial' | 'hushed';

export interface Entry {
  /** The number in the corner of its first cell. */
  number: number;
  isAcross: boolean;
  /** The cells of the word, from its first letter to its last. */
  cells: readonly number[];
  text: string;
  /** Empty in a code and in lists of words. */
  clue: string;
}

export interface Level {
  kind: Kind;
  columns: number;
  rows: number;
  /** Across first, then down, each by number. */
  entries: readonly Entry[];
  /** The key that stores a cell's letter, by cell: the cell itself, or its number in a code; −1 for a block. */
  keys: readonly number[];
  /** The letter of every key; an empty string for unused keys. */
  answers: readonly string[];
  /** Keys whose letter is given. */
  givens: readonly number[];
}

/** A submitted move; an empty letter erases one. */
export type Move =
  | ['set', key: number, letter: string]
  | ['hint', what: 'letter', key: number]
  | ['hint', what: 'word', entry: number]
  | ['check', entry: number];
