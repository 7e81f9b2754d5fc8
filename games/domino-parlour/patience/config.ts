/** All tuning of the solitaire game: its text, its shelves, the cost of help. */
import type { PuzzleEdition } from '../../kit/shell/kind';
import type { ModeKey } from '../types';

export type PatienceEdition = PuzzleEdition<ModeKey> & { highlightColor: string; table: 'plum' };

export const ROWS = 7;
/** The sum of two tiles that form a pair. */
export const TWELVE = 12;
/** The number of tiles that can be on the shelf at the same time, by difficulty. */
export const SHELF: Record<ModeKey, number> = { easy: 3, medium: 2, hard: 1 };

export const HINT_PENALTY_MS = 20_000;
/** The minimum time per move in ms. Nobody finds pairs faster on average. */
export const MIN_MS_PER_MOVE = 150;
export const MAX_MOVES = 400;
/** The maximum number of boards that the search visits, to make a deal and for a hint. */
export const MAX_VISITED = { deal: 1_500, hint: 30_000 };

export const PATIENCE: PatienceEdition = {
  slug: 'domino-parlour-patience',
  keyword: 'domino-parlour-patience',
  title: 'Domino Parlour: Patience',
  description:
    'A pyramid of all 28 tiles, every one of them face up. Take pairs that make twelve pips together, free what lies above them, and set aside what is in the way while the shelf has room. Every deal has a way to its end.',
  descriptionShort: 'Take pairs that make twelve, to the last tile.',
  instructions:
    'A tile is free when none of the row below touches it. Press two free tiles with twelve pips in total, or drag one onto the other, to remove both; the double six pairs with the double blank. A tile in the way can be set aside on the shelf, where it stays free: press it and then the shelf, or drag it there. The shelf holds three tiles, two or one, as you choose. Undo costs nothing, a hint 20 seconds. With keys: arrows choose a free tile, Enter takes it, S sets it aside, Z undoes, H hints, P pauses.',
  modes: ['easy', 'medium', 'hard'],
  isDaily: false,
  highlightColor: '#5A2A57',
  table: 'plum',
};
