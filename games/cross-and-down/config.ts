/** The tuning values: the editions, the progression over the week, the cost of help. */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
import type { PatternSet } from './patterns';
import type { Kind, ModeKey } from './types';

export interface LevelPlan {
  patterns: PatternSet;
  /** How many of ten clues are the trickier ones, for answers that have one. */
  trickyCluesInTen: number;
  /** The range of the number of letters that a code gives at the start. A grid that needs more is discarded. */
  givens: { min: number; max: number };
}

export interface Edition extends PuzzleEdition<ModeKey> {
  kind: Kind;
  /** The color of the edition's panels on the site. */
  color: string;
}

export const CHECK_PENALTY_MS = 10_000;
export const LETTER_PENALTY_MS = 20_000;
export const WORD_PENALTY_MS = 60_000;
/** The minimum time per letter in ms. Nobody reads the clues and types faster on average. */
export const MIN_MS_PER_LETTER = 150;
export const MAX_MOVES = 3_000;
/** The maximum index of a letter key: that of the last cell of the largest grid. */
export const MAX_KEY = 9 * 9 - 1;
export const MAX_ENTRY = 31;

export const MODE_LABELS: Record<ModeKey, string> = {
  daily: 'Daily',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
};

const GIVENS = { min: 3, max: 5 };

/** The plan of each weekday, starting on Monday: from short words and plain clues to longer words and trickier clues. */
export const WEEK: readonly LevelPlan[] = [
  { patterns: 'smallShort', trickyCluesInTen: 0, givens: GIVENS },
  { patterns: 'smallShort', trickyCluesInTen: 3, givens: GIVENS },
  { patterns: 'smallLong', trickyCluesInTen: 5, givens: GIVENS },
  { patterns: 'mediumShort', trickyCluesInTen: 5, givens: GIVENS },
  { patterns: 'mediumLong', trickyCluesInTen: 7, givens: GIVENS },
  { patterns: 'largeShort', trickyCluesInTen: 9, givens: GIVENS },
  { patterns: 'largeLong', trickyCluesInTen: 10, givens: GIVENS },
];

export const PLANS: Record<Exclude<ModeKey, 'daily'>, readonly LevelPlan[]> = {
  small: [
    { patterns: 'smallShort', trickyCluesInTen: 3, givens: GIVENS },
    { patterns: 'smallLong', trickyCluesInTen: 3, givens: GIVENS },
  ],
  medium: [
    { patterns: 'mediumShort', trickyCluesInTen: 5, givens: GIVENS },
    { patterns: 'mediumLong', trickyCluesInTen: 5, givens: GIVENS },
  ],
  large: [
    { patterns: 'largeShort', trickyCluesInTen: 8, givens: GIVENS },
    { patterns: 'largeLong', trickyCluesInTen: 8, givens: GIVENS },
  ],
};

/**
 * The plans of kinds with fewer usable answers. They avoid patterns with many long words, which have so few fillings
 * that levels would repeat.
 */
export const DISGUISED_PLANS: typeof PLANS = {
  ...PLANS,
  small: [{ patterns: 'smallShort', trickyCluesInTen: 0, givens: GIVENS }],
  medium: [{ patterns: 'mediumShort', trickyCluesInTen: 0, givens: GIVENS }],
};

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'cross-and-down',
    keyword: 'cross-and-down',
    title: 'Cross & Down',
    description:
      'A small crossword every day with clues that a person would write: short and plain on Monday, larger and slyer by Sunday. When a word won’t come you can check it, or buy a letter with a little time.',
    descriptionShort: 'A small crossword a day, with clues that a person would write.',
    instructions:
      'Choose a square and type; choose it again to turn from across to down. Tab or the arrows beside the clue go to the next one. The puzzle is solved when every letter is right; checking a word, a letter or a whole word costs the time shown beside it.',
    modes: ['daily', 'small', 'medium', 'large'],
    isDaily: true,
    kind: 'clues',
    color: '#254A86',
  },
  {
    slug: 'clueless-cross',
    keyword: 'clueless-cross',
    title: 'Clueless Cross',
    description:
      'A crossword that has lost its clues. Every letter wears a number, the same number is always the same letter, and a few are given. The rest is looking for endings, doubles and lonely vowels.',
    descriptionShort: 'No clues at all: every number is a letter.',
    instructions:
      'Every number stands for one letter, everywhere on the grid. Choose a square and type: all squares of its number are filled at once. The given letters are a start; each letter is used for one number only.',
    modes: ['small', 'medium', 'large'],
    isDaily: false,
    kind: 'code',
    color: '#1F6172',
  },
  {
    slug: 'tidy-cross',
    keyword: 'tidy-cross',
    title: 'Tidy Cross',
    description:
      'Somebody has tidied the clues: each is its word with the letters put in the order of the alphabet. ABCFIR is FABRIC, once you see it, and every word that you see gives letters to the next.',
    descriptionShort: 'Every clue is its word, with the letters put in order.',
    instructions:
      'The clue of a word is its own letters from A to Z. Choose a square and type; choose it again to turn from across to down. Where its letters make two words, the words that cross it decide. Checking a word, a letter or a whole word costs the time shown beside it.',
    modes: ['small', 'medium', 'large'],
    isDaily: false,
    kind: 'tidy',
    color: '#5B2F5F',
  },
  {
    slug: 'snug-cross',
    keyword: 'snug-cross',
    title: 'Snug Cross',
    description:
      'All the words are there, sorted by their length; only their places are lost. Fit them into the grid so that they cross where they share a letter. There is one way alone, and no need to guess.',
    descriptionShort: 'Fit the words of the list into the grid.',
    instructions:
      'Choose a place in the grid, then a word of the same length: it fits if its letters match the words it crosses. Press a word that is in the grid to find it, and take it out if it is in the wrong place. One or two words are given.',
    modes: ['small', 'medium', 'large'],
    isDaily: false,
    kind: 'list',
    color: '#2C6A4C',
  },
  {
    slug: 'dial-cross',
    keyword: 'dial-cross',
    title: 'Dial Cross',
    description:
      'A crossword to be dialled. Every square shows the key of its letter on an old telephone: 2 for A, B or C, 3 for D, E or F. Say 8 3 5 3 7 4 6 6 3 slowly, and somebody picks up: TELEPHONE.',
    descriptionShort: 'Every square is a telephone key. Which letter is it?',
    instructions:
      'Every square shows a key of a telephone, and each key stands for three letters or four. Choose a square and type one of them; choose it again to turn from across to down. Where keys dial two words, the words that cross it decide. Checking a word, a letter or a whole word costs the time shown beside it.',
    modes: ['small', 'medium', 'large'],
    isDaily: false,
    kind: 'dial',
    color: '#8A3F2E',
  },
  {
    slug: 'hushed-cross',
    keyword: 'hushed-cross',
    title: 'Hushed Cross',
    description:
      'Late at night the vowels have to be quiet. What is left of each word is its consonants, with a dot for every A, E, I, O and U: whisper L · N T · R N until you hear it. Where a word could be two, the crossings decide.',
    descriptionShort: 'Every clue is its word, without the vowels.',
    instructions:
      'The clue of a word is the word itself with a dot for each of its vowels, A, E, I, O and U; Y is never hidden. Choose a square and type; choose it again to turn from across to down. Where a clue could be two words, the words that cross it decide, or a letter is given. Checking a word, a letter or a whole word costs the time shown beside it.',
    modes: ['small', 'medium', 'large'],
    isDaily: false,
    kind: 'hushed',
    color: '#2F4F7A',
  },
];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
