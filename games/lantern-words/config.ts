/** The tuning values: the editions, the size of a level, the directions of its words, the cost of help. */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
import type { Direction, ModeKey, Size } from './types';

export interface LevelSize extends Size {
  words: number;
  directions: readonly Direction[];
}

/**
 * How the list shows words: as words except the last one (an anagram), all as anagrams, only first letters, or without
 * vowels.
 */
export type Listing = 'words' | 'tangled' | 'first' | 'consonants';

export interface Edition extends PuzzleEdition<ModeKey> {
  listing: Listing;
}

export const HINT_PENALTY_MS = 20_000;
/** The minimum time per word in ms. Nobody reads, finds and marks words faster on average. */
export const MIN_MS_PER_WORD = 600;
export const MAX_MOVES = 200;
/** The last cell of the largest grid. */
export const MAX_CELL = 11 * 12 - 1;

export const MODE_LABELS: Record<ModeKey, string> = {
  daily: 'Daily',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

const ACROSS = { right: 1, down: 0 };
const DOWN = { right: 0, down: 1 };
const FALLING = { right: 1, down: 1 };
const RISING = { right: 1, down: -1 };
const LEFT = { right: -1, down: 0 };
const UP = { right: 0, down: -1 };
const STRAIGHT_DIRECTIONS = [ACROSS, DOWN];
const FORWARD_DIRECTIONS = [...STRAIGHT_DIRECTIONS, FALLING, RISING];
const ALL_DIRECTIONS = [...FORWARD_DIRECTIONS, LEFT, UP];
export const EVERY_WAY: readonly Direction[] = [
  ...ALL_DIRECTIONS,
  { right: -1, down: -1 },
  { right: -1, down: 1 },
];

/** The size for each weekday, starting on Monday. A phone of 375 px has room for eleven columns with cells of 30 px. */
export const WEEK: readonly LevelSize[] = [
  { columns: 9, rows: 9, words: 10, directions: STRAIGHT_DIRECTIONS },
  { columns: 9, rows: 10, words: 11, directions: [...STRAIGHT_DIRECTIONS, FALLING] },
  { columns: 10, rows: 10, words: 12, directions: FORWARD_DIRECTIONS },
  { columns: 10, rows: 11, words: 13, directions: FORWARD_DIRECTIONS },
  { columns: 10, rows: 11, words: 13, directions: ALL_DIRECTIONS },
  { columns: 11, rows: 11, words: 13, directions: EVERY_WAY },
  { columns: 11, rows: 12, words: 14, directions: EVERY_WAY },
];

export const SIZES: Record<Exclude<ModeKey, 'daily'>, LevelSize> = {
  easy: { columns: 8, rows: 8, words: 8, directions: STRAIGHT_DIRECTIONS },
  medium: { columns: 10, rows: 10, words: 12, directions: FORWARD_DIRECTIONS },
  hard: { columns: 11, rows: 12, words: 14, directions: EVERY_WAY },
};

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'lantern-words',
    keyword: 'lantern-words',
    title: 'Lantern Words',
    description:
      'A word search for the end of the day, with a new theme every evening. The grid grows a little from Monday to Sunday and the words turn more ways; the last word is given only as an anagram of itself.',
    descriptionShort: 'Hidden words, a new theme every evening, and one last word that you have to untangle.',
    instructions:
      'Drag across letters in a straight line to mark a word of the list, or tap its first letter and then its last. Words run across, down and diagonally, and from Friday on backwards too. The last word is listed by its letters in disorder.',
    modes: ['daily', 'easy', 'medium', 'hard'],
    isDaily: true,
    listing: 'words',
  },
  {
    slug: 'lantern-words-tangled',
    keyword: 'lantern-words-tangled',
    title: 'Lantern Words: Tangled',
    description:
      'Somebody has dropped the list, and every word on it lies there with its letters in disorder. Untangle it in your head first, or see it in the grid and know it again: both ways lead there.',
    descriptionShort: 'A word search whose whole list is anagrams.',
    instructions:
      'Every word of the list has its letters in disorder; all of them belong to the theme. Find the words in the grid: drag across letters in a straight line, or tap the first letter and then the last. A found word is listed as it should be.',
    modes: ['easy', 'medium', 'hard'],
    isDaily: false,
    listing: 'tangled',
  },
  {
    slug: 'lantern-words-first-letters',
    keyword: 'lantern-words-first-letters',
    title: 'Lantern Words: First Letters',
    description:
      'A theme, a first letter and a length: that is all the list tells you. Think of what belongs to the theme and look for it, or look for words and see whether they belong.',
    descriptionShort: 'The list keeps its words to itself: first letters only.',
    instructions:
      'The list shows the first letter of each word and a dot for every other one. All of them belong to the theme. Drag across letters in a straight line to mark a word, or tap its first letter and then its last.',
    modes: ['easy', 'medium', 'hard'],
    isDaily: false,
    listing: 'first',
  },
  {
    slug: 'lantern-words-without-vowels',
    keyword: 'lantern-words-without-vowels',
    title: 'Lantern Words: Without Vowels',
    description:
      'The vowels have gone home early. What is left on the list is consonants in their right order; say them aloud, hear the word, and find it whole in the grid.',
    descriptionShort: 'LNTRN? The list has lost its vowels.',
    instructions:
      'The words of the list have lost A, E, I, O and U; in the grid they stand whole. Drag across letters in a straight line to mark a word, or tap its first letter and then its last.',
    modes: ['easy', 'medium', 'hard'],
    isDaily: false,
    listing: 'consonants',
  },
];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
