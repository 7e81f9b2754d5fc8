/** All tuning: the editions of the catalogue, their modes, what each grade asks for, what help costs. */
import type { PuzzleEdition } from '../kit/puzzle/kind';
import type { Tier } from './solve';
import type { Grade, ModeKey, Variant } from './types';

export interface GradeSpec {
  minTier: Tier;
  maxTier: Tier;
  /** Digging stops at so many givens. */
  minGivens: number;
}

export interface Edition extends PuzzleEdition<ModeKey> {
  variant: Variant;
  thumbnail: string;
}

export const HINT_PENALTY_MS = 30_000;
export const CHECK_PENALTY_MS = 15_000;
/** Nobody reads and fills a cell faster, all the way through. */
export const MIN_MS_PER_CELL = 250;
export const MAX_MOVES = 5_000;

export const MODE_LABELS: Record<ModeKey, string> = {
  daily: 'Daily',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
};

export const GRADES: Record<Grade, GradeSpec> = {
  easy: { minTier: 0, maxTier: 0, minGivens: 36 },
  medium: { minTier: 1, maxTier: 1, minGivens: 0 },
  hard: { minTier: 2, maxTier: 2, minGivens: 0 },
  expert: { minTier: 3, maxTier: 3, minGivens: 0 },
};
/** On 36 cells singles carry further: medium is singles dug to the bone, hard needs more than singles. */
export const MINI_GRADES: Record<Grade, GradeSpec> = {
  easy: { minTier: 0, maxTier: 0, minGivens: 16 },
  medium: { minTier: 0, maxTier: 0, minGivens: 0 },
  hard: { minTier: 1, maxTier: 3, minGivens: 0 },
  expert: { minTier: 1, maxTier: 3, minGivens: 0 },
};

/** Monday first: the week begins gently and ends hard. */
export const WEEK: readonly Grade[] = ['easy', 'easy', 'medium', 'medium', 'medium', 'hard', 'hard'];

const HOW_TO =
  'Put a digit in every empty cell so that each row, column and box holds each digit once. Every puzzle has one solution and needs no guessing.';

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'quiet-sudoku',
    keyword: 'quiet-sudoku',
    title: 'Quiet Sudoku',
    description:
      'One sudoku a day, gentle on Monday and hard by Sunday, and as many more as you like at four grades. Every puzzle is solved by thinking alone; a hint names the technique and shows where it applies.',
    descriptionShort: 'One calm sudoku a day, and plenty more after it.',
    instructions: HOW_TO,
    variant: 'classic',
    modes: ['daily', 'easy', 'medium', 'hard', 'expert'],
    isDaily: true,
    thumbnail: 'games/quiet-sudoku/art/classic.svg',
  },
  {
    slug: 'quiet-sudoku-mini',
    keyword: 'quiet-sudoku-mini',
    title: 'Quiet Sudoku Mini',
    description:
      'Six digits, thirty-six cells and boxes of two by three: a whole sudoku in the time a kettle takes. Large cells, made for small screens.',
    descriptionShort: 'A whole sudoku in the time a kettle takes.',
    instructions: `${HOW_TO} Here the digits are 1 to 6 and a box is three cells wide and two high.`,
    variant: 'mini',
    modes: ['easy', 'medium', 'hard'],
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/mini.svg',
  },
  {
    slug: 'quiet-sudoku-diagonal',
    keyword: 'quiet-sudoku-diagonal',
    title: 'Quiet Sudoku Diagonal',
    description:
      'Sudoku with two more rules: both long diagonals hold each digit once as well. The crossing lines give the middle away and hide the corners.',
    descriptionShort: 'Both long diagonals count too.',
    instructions: `${HOW_TO} Both long diagonals, drawn on the board, hold each digit once too.`,
    variant: 'diagonal',
    modes: ['easy', 'medium', 'hard', 'expert'],
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/diagonal.svg',
  },
  {
    slug: 'quiet-sudoku-windows',
    keyword: 'quiet-sudoku-windows',
    title: 'Quiet Sudoku Windows',
    description:
      'Four lit windows lie across the boxes, and each holds the digits 1 to 9 as well. They tie the boxes together, so fewer givens say more.',
    descriptionShort: 'Four lit windows, nine digits in each.',
    instructions: `${HOW_TO} The four shaded windows hold each digit once too.`,
    variant: 'windows',
    modes: ['easy', 'medium', 'hard', 'expert'],
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/windows.svg',
  },
];

/** Gives the edition of a keyword, null when there is none. */
export function editionOf(keyword: string): Edition | null {
  return EDITIONS.find((edition) => edition.keyword === keyword) ?? null;
}

/** What a grade asks for on a variant. */
export function gradeSpec(variant: Variant, grade: Grade): GradeSpec {
  return (variant === 'mini' ? MINI_GRADES : GRADES)[grade];
}
