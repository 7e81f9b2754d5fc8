/** The editions, their modes, and the cost of help. The requirements of each grade are in grades.ts. */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
import type { Grade, ModeKey, Variant } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  variant: Variant;
  thumbnail: string;
}

/** The minimum time per cell in ms. Nobody reads and fills cells faster over a complete puzzle. */
export const MIN_MS_PER_CELL = 250;
export const MAX_MOVES = 5_000;

export const MODE_LABELS: Record<ModeKey, string> = {
  daily: 'Daily',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
};

/** The grade of each weekday, starting on Monday, from easy to hard. */
export const WEEK: readonly Grade[] = ['easy', 'easy', 'medium', 'medium', 'medium', 'hard', 'hard'];

const HOW_TO =
  'Put a digit in every empty cell so that each row, column and box holds each digit once. Every puzzle has one solution and needs no guessing.';
const PATCHES_HOW_TO =
  'Put a digit in every empty cell so that each row, column and patch holds each digit once; a thick line runs round every patch. Every puzzle has one solution and needs no guessing.';
const GRADE_MODES = ['easy', 'medium', 'hard', 'expert'] as const;

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
  {
    slug: 'quiet-sudoku-patchwork',
    keyword: 'quiet-sudoku-patchwork',
    title: 'Quiet Sudoku Patchwork',
    description:
      'The boxes are gone: nine crooked patches take their place, cut another way from puzzle to puzzle. What a box used to tell at a glance now has to be followed round corners.',
    descriptionShort: 'Crooked patches in place of boxes.',
    instructions: PATCHES_HOW_TO,
    variant: 'patchwork',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/patchwork.svg',
  },
  {
    slug: 'quiet-sudoku-centre-dot',
    keyword: 'quiet-sudoku-centre-dot',
    title: 'Quiet Sudoku Center Dot',
    description:
      'A dot marks the middle of every box, and the nine dotted cells hold the digits 1 to 9 as well. A digit known in one middle is gone from the other eight.',
    descriptionShort: 'The nine middles count too.',
    instructions: `${HOW_TO} The nine cells with a dot, in the middle of each box, hold each digit once too.`,
    variant: 'centre-dot',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/centre-dot.svg',
  },
  {
    slug: 'quiet-sudoku-asterisk',
    keyword: 'quiet-sudoku-asterisk',
    title: 'Quiet Sudoku Asterisk',
    description:
      'Nine starred cells spread out from the middle like an asterisk, one in each box, and no digit comes twice among them. A tenth box that lies all over the board.',
    descriptionShort: 'Nine starred cells, nine digits.',
    instructions: `${HOW_TO} The nine starred cells hold each digit once too.`,
    variant: 'asterisk',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/asterisk.svg',
  },
  {
    slug: 'quiet-sudoku-girandola',
    keyword: 'quiet-sudoku-girandola',
    title: 'Quiet Sudoku Girandola',
    description:
      'A girandola throws its sparks to the four corners, the four sides and the middle: nine cells, far from each other, that hold the digits 1 to 9. Corners are worth looking at for once.',
    descriptionShort: 'Nine sparks, from the corners to the middle.',
    instructions: `${HOW_TO} The nine cells with a spark, corners and middle among them, hold each digit once too.`,
    variant: 'girandola',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/girandola.svg',
  },
  {
    slug: 'quiet-sudoku-scattered',
    keyword: 'quiet-sudoku-scattered',
    title: 'Quiet Sudoku Scattered',
    description:
      'Every place in a box has its own shape, and the nine cells of one shape, one in each box, hold the digits 1 to 9. Each cell belongs to four groups, so a digit strikes out more than you expect.',
    descriptionShort: 'The same place in every box counts too.',
    instructions: `${HOW_TO} The nine cells of the same shape, in the same place of every box, hold each digit once too.`,
    variant: 'scattered',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/scattered.svg',
  },
  {
    slug: 'quiet-sudoku-knights-move',
    keyword: 'quiet-sudoku-knights-move',
    title: 'Quiet Sudoku Knight’s Move',
    description:
      'Cells a chess knight’s move apart are never the same. Each digit leaps out of its box to strike out cells two rows away, and a puzzle needs a third fewer givens.',
    descriptionShort: 'No digit a knight’s move from itself.',
    instructions: `${HOW_TO} Cells a chess knight’s move apart, two one way and one the other, never hold the same digit; rings show them for the chosen cell.`,
    variant: 'knight',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/knight.svg',
  },
  {
    slug: 'quiet-sudoku-kings-move',
    keyword: 'quiet-sudoku-kings-move',
    title: 'Quiet Sudoku King’s Move',
    description:
      'The same digit never touches itself, not even at a corner. A small rule that works along every edge of every box, where sudoku usually has nothing to say.',
    descriptionShort: 'No digit touches itself, even at a corner.',
    instructions: `${HOW_TO} Cells that touch at a corner never hold the same digit; rings show them for the chosen cell.`,
    variant: 'king',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/king.svg',
  },
  {
    slug: 'quiet-sudoku-even-and-odd',
    keyword: 'quiet-sudoku-even-and-odd',
    title: 'Quiet Sudoku Even and Odd',
    description:
      'Round cells hold the even digits, the others the odd ones. So little else has to be given that a puzzle may begin with fourteen digits and a pattern of lights.',
    descriptionShort: 'The even cells are shown from the start.',
    instructions: `${HOW_TO} A cell with a round light holds an even digit, every other cell an odd one.`,
    variant: 'even-and-odd',
    modes: ['easy', 'medium', 'hard'],
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/even-and-odd.svg',
  },
  {
    slug: 'quiet-sudoku-argyle',
    keyword: 'quiet-sudoku-argyle',
    title: 'Quiet Sudoku Argyle',
    description:
      'Eight slanting lines cross the board like the pattern of a pullover, and no digit comes twice on any of them. They are shorter than a row, so they forbid without ever promising.',
    descriptionShort: 'No digit twice on a slanting line.',
    instructions: `${HOW_TO} On each of the eight slanting lines no digit comes twice.`,
    variant: 'argyle',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/argyle.svg',
  },
  {
    slug: 'quiet-sudoku-windows-and-diagonals',
    keyword: 'quiet-sudoku-windows-and-diagonals',
    title: 'Quiet Sudoku Windows and Diagonals',
    description:
      'The four windows and the two diagonals at once: six more groups over the boxes. The middle of the board is so well watched that fifteen givens can be enough.',
    descriptionShort: 'Four windows and both diagonals at once.',
    instructions: `${HOW_TO} The four shaded windows and both long diagonals hold each digit once too.`,
    variant: 'windows-and-diagonals',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/windows-and-diagonals.svg',
  },
  {
    slug: 'quiet-sudoku-tiny',
    keyword: 'quiet-sudoku-tiny',
    title: 'Quiet Sudoku Tiny',
    description:
      'Four digits in sixteen large cells: a first sudoku, for children and for anybody who wants to learn how it goes. The medium ones begin with only five or six digits.',
    descriptionShort: 'A first sudoku: four digits, sixteen cells.',
    instructions: `${HOW_TO} Here the digits are 1 to 4 and a box is two cells wide and two high.`,
    variant: 'tiny',
    modes: ['easy', 'medium'],
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/tiny.svg',
  },
  {
    slug: 'quiet-sudoku-eight',
    keyword: 'quiet-sudoku-eight',
    title: 'Quiet Sudoku Eight',
    description:
      'Eight digits, and boxes four wide and two high. A box covers half of two rows, so rows and boxes lean on each other harder than on the large board.',
    descriptionShort: 'Eight digits in wide, low boxes.',
    instructions: `${HOW_TO} Here the digits are 1 to 8 and a box is four cells wide and two high.`,
    variant: 'eight',
    modes: ['easy', 'medium', 'hard'],
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/eight.svg',
  },
  {
    slug: 'quiet-sudoku-neighbours',
    keyword: 'quiet-sudoku-neighbours',
    title: 'Quiet Sudoku Neighbors',
    description:
      'A bar stands wherever two cells side by side hold digits one apart, and nowhere else. So an empty side speaks as loudly as a bar, and six givens can be enough.',
    descriptionShort: 'Bars join the digits that are one apart.',
    instructions: `${HOW_TO} Two digits with a bar between them are one apart, such as 4 and 5; two side by side without a bar never are.`,
    variant: 'neighbours',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/neighbours.svg',
  },
  {
    slug: 'quiet-sudoku-black-and-white',
    keyword: 'quiet-sudoku-black-and-white',
    title: 'Quiet Sudoku Black and White',
    description:
      'A white dot between two digits that are one apart, a black one where one is twice the other, and no dot where neither is so. A board may begin with hardly a digit on it and still have one solution.',
    descriptionShort: 'White dots for one apart, black dots for double.',
    instructions: `${HOW_TO} A white dot stands between digits that are one apart, a black dot where one is twice the other; between 1 and 2 it may be either. Without a dot they are neither.`,
    variant: 'black-and-white',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/black-and-white.svg',
  },
  {
    slug: 'quiet-sudoku-more-or-less',
    keyword: 'quiet-sudoku-more-or-less',
    title: 'Quiet Sudoku More or Less',
    description:
      'Within every box a sign between two cells says which holds the larger digit. Follow the signs downhill to the ones and uphill to the nines, and let them meet in the middle.',
    descriptionShort: 'Signs say which digit is the larger.',
    instructions: `${HOW_TO} Within a box a sign opens to the larger of two digits and points at the smaller.`,
    variant: 'more-or-less',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/more-or-less.svg',
  },
  {
    slug: 'quiet-sudoku-sums',
    keyword: 'quiet-sudoku-sums',
    title: 'Quiet Sudoku Sums',
    description:
      'The board is cut into dashed cages, each with the sum of its digits, none of them twice. A cage of two that comes to seventeen is a nine and an eight; the rest is small sums and patience.',
    descriptionShort: 'Dashed cages, and what each adds up to.',
    instructions: `${HOW_TO} The digits of a dashed cage add up to the number in its corner, and no digit comes twice in a cage.`,
    variant: 'sums',
    modes: GRADE_MODES,
    isDaily: false,
    thumbnail: 'games/quiet-sudoku/art/sums.svg',
  },
];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
