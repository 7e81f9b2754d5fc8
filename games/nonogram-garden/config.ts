/** The tuning values: the edition, the sizes, the cost of help. */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
import type { ModeKey } from './types';

export type Edition = PuzzleEdition<ModeKey>;

/** The minimum time per block in ms. Nobody reads clues and paints blocks faster over a complete picture. */
export const MIN_MS_PER_BLOCK = 250;
export const MAX_SIZE = 15;
/** The maximum number of blocks in a line. With more numbers, a phone would have no room for the cells. */
export const MAX_BLOCKS = 5;

export const MODE_LABELS: Record<ModeKey, string> = {
  daily: 'Daily',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

/** The size for each weekday, starting on Monday. */
export const WEEK: readonly number[] = [10, 10, 11, 12, 13, 14, 15];
export const SIZES: Record<Exclude<ModeKey, 'daily'>, readonly number[]> = {
  easy: [7, 8, 8, 8, 9, 9],
  medium: [10, 11, 12],
  hard: [15],
};

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'nonogram-garden',
    keyword: 'nonogram-garden',
    title: 'Nonogram Garden',
    description:
      'Numbers at the edges say how long the blocks of each row and column are; fill them in and something of the garden appears and takes color. One picture a day that grows from Monday to Sunday, and as many more as you like. None of them needs a guess.',
    descriptionShort: 'A picture a day out of numbers, grown by thinking alone.',
    instructions:
      'Fill cells so that each row and column has blocks as long as its numbers say, in their order, with at least one empty cell between two blocks. Mark cells that stay empty with a cross. Every picture follows from its numbers without guessing. Where the cells are small, Zoom or two fingers bring them nearer; two fingers move the picture then, and so do its numbers and the small map in the corner.',
    modes: ['daily', 'easy', 'medium', 'hard'],
    isDaily: true,
  },
];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
