/** The types of the game: levels, their entries, moves. */

export type ModeKey = 'daily' | 'small' | 'medium' | 'large';
/**
 * The kind of puzzle: clues, a code with a number for every letter, each word's letters in alphabetical order, a list
 * of words without positions, telephone keys, or words without vowels.
 */
export type Kind = 'clues' | 'code' | 'tidy' | 'list' | 'dial' | 'hushed';

export interface Entry {
  /** The number in the corner of the entry's first cell. */
  number: number;
  isAcross: boolean;
  /** The cells of the word, from its first letter to its last. */
  cells: readonly number[];
  text: string;
  /** The clue, or an empty text in a code or a list of words. */
  clue: string;
}

export interface Level {
  kind: Kind;
  columns: number;
  rows: number;
  /** The entries in the order of their numbers, first across, then down. */
  entries: readonly Entry[];
  /** The key of each cell, under which its letter is stored: the cell itself, or its number in a code. A block has −1. */
  keys: readonly number[];
  /** The letter of every key, or an empty text for unused keys. */
  answers: readonly string[];
  /** The keys whose letter is given. */
  givens: readonly number[];
}

/** A submitted move. An empty letter erases the key's letter. */
export type Move =
  | ['set', key: number, letter: string]
  | ['hint', what: 'letter', key: number]
  | ['hint', what: 'word', entry: number]
  | ['check', entry: number];
