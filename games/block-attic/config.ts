/** The tuning values: the editions, the points, the growth of chapters. */
import type { PuzzleEdition } from '../kit/shell/kind';
import type { AtticMode, ModeKey, PackMode } from './types';

export type Edition<Mode extends ModeKey = ModeKey> = PuzzleEdition<Mode>;

export const SIZE = 9;
export const CELLS = SIZE * SIZE;
export const BOX_SIZE = 3;
export const HAND_SIZE = 3;
export const TINTS = 7;

export const POINTS = { block: 1, group: 10, lantern: 25, swept: 150, hint: 30, maxStreak: 6 } as const;
/** The number of pieces of one van, and the points for each of its stars. */
export const VAN_PIECES = 60;
export const VAN_STARS: readonly number[] = [500, 700, 900];
/** The minimum time per move in ms. Nobody looks, selects and places pieces faster on average. */
export const MIN_MS_PER_MOVE = 350;
export const MAX_PLACED = 3_000;
export const MAX_HINTS = 1_000;
export const MAX_UNDOS = 1_000;

/** The number of cleared groups from one room to the next. Pieces get larger in lower rooms. */
export const GROUPS_PER_ROOM: Readonly<Record<AtticMode, number>> = { van: 14, endless: 9 };
/** The number of levels below the cellar in which the endless floor becomes more difficult, and the change per level. */
export const DEEP_FLOOR_PACE = { most: 8, perRoom: 0.6 } as const;
export const ROOMS = [
  'The attic',
  'The landing',
  'The study',
  'The parlour',
  'The kitchen',
  'The cellar',
] as const;
/** Every nth hand contains a lantern. */
export const LANTERN_EVERY = 2;

export const LEVELS_PER_CHAPTER = 20;
export const PACK_HINT_PENALTY_MS = 20_000;
export const MAX_PACK_MOVES = 6_000;

/** The sizes and piece counts of a chapter, from its first level to its last. */
export interface Chapter {
  size: readonly [from: number, to: number];
  pieces: readonly [from: number, to: number];
}

export const CHAPTERS: Record<PackMode, Chapter> = {
  hatboxes: { size: [5, 5], pieces: [4, 6] },
  suitcases: { size: [5, 5], pieces: [6, 7] },
  chests: { size: [5, 6], pieces: [7, 8] },
  wardrobes: { size: [6, 7], pieces: [8, 9] },
  vans: { size: [7, 8], pieces: [9, 10] },
  houses: { size: [8, 9], pieces: [10, 12] },
};

export const MODE_LABELS: Record<ModeKey, string> = {
  van: 'One van',
  endless: 'Endless',
  hatboxes: 'Hatboxes',
  suitcases: 'Suitcases',
  chests: 'Tea chests',
  wardrobes: 'Wardrobes',
  vans: 'Moving vans',
  houses: 'Whole houses',
};

export const ATTIC: Edition<AtticMode> = {
  slug: 'block-attic',
  keyword: 'block-attic',
  title: 'Block Attic',
  description:
    'The house is moving and the attic floor is nine by nine. Put the boxes down, three at a time; a full row, a full column or a full square of nine goes down the stairs and leaves room. Clear with piece after piece to make a streak, light the lanterns on the way, and come down through the house room by room as the boxes get bulkier.',
  descriptionShort: 'Three boxes at a time on a floor of nine by nine. Clear rows, columns and squares.',
  instructions:
    'Drag a piece onto the floor, or tap it and then the floor. Full rows, columns and squares of three by three are cleared; several at once and piece after piece are worth more. A lantern that is cleared is lit. One van takes sixty pieces and has three stars for 500, 700 and 900 points; the endless floor grows harder for as long as it lasts. It is over when none of the three pieces fits. With keys: 1 to 3 take a piece, arrows move it, Space puts it down, H gives advice for 30 points, Z takes a piece of the hand back, P pauses.',
  modes: ['van', 'endless'],
  isDaily: false,
};

export const PACKING: Edition<PackMode> = {
  slug: 'block-attic-packing-day',
  keyword: 'block-attic-packing-day',
  title: 'Packing Day',
  description:
    'Everything has to go in, and everything does: each case, chest and van is filled to the last corner by the pieces beside it. Six chapters of twenty, from hatboxes to whole houses; every run brings new ones, and none that cannot be packed. No luck, no hurry: take a piece out again as often as you like.',
  descriptionShort:
    'Fill every case to the last corner. A hundred and twenty, from hatboxes to whole houses.',
  instructions:
    'Drag each piece into the case so that all of them fit and no corner stays empty. Pieces are never turned. Tap a piece in the case to take it out again. A hint shows where one piece goes, or which piece to take out, and adds 20 seconds to the clock. With keys: N, 1 to 9 or 0 for the tenth take a piece, arrows move it, Space puts down or takes out, Z undoes, H hints, P pauses.',
  modes: ['hatboxes', 'suitcases', 'chests', 'wardrobes', 'vans', 'houses'],
  isDaily: false,
};

export const EDITIONS: readonly Edition[] = [ATTIC, PACKING];
