/** The tuning values: the editions of the catalog, their modes, the cost of help. */
import { findEdition } from '../kit/shell/editions';
import type { Felt } from '../kit/cards/felts';
import type { PuzzleEdition } from '../kit/shell/kind';
import { KLONDIKES } from './klondikes';
import type { ModeKey } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  /** The color of the table's cloth. */
  felt: Felt;
}

export const HINT_PENALTY_MS = 30_000;
/** The minimum time per move in ms. Nobody sees and plays cards faster over a complete game. */
export const MIN_MS_PER_MOVE = 100;
/** The maximum number of final moves that the game may make by itself. */
export const MAX_AT_ONCE = 52;
export const MAX_MOVES = 5_000;

export const MODE_LABELS: Record<ModeKey, string> = {
  daily: 'Daily',
  'draw-one': 'Draw one',
  'draw-three': 'Draw three',
  classic: 'Classic',
  candlestick: 'Classic',
  eastcliff: 'Classic',
  'gold-rush': 'Classic',
  kingsley: 'Classic',
  porcelain: 'Classic',
  saratoga: 'Classic',
  smokey: 'Classic',
  trigon: 'Classic',
  whitehead: 'Classic',
  whitehorse: 'Classic',
};

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'hearthside-solitaire',
    keyword: 'hearthside-solitaire',
    title: 'Hearthside Solitaire',
    description:
      'Klondike by lamplight: one deal a day, the same for everyone, and every one of them can be won. The stock turns one card from Monday to Thursday and three at the weekend; deal as many more as you like at either.',
    descriptionShort: 'One deal a day, and every one can be won.',
    instructions:
      'Build the four suits up from ace to king on the foundations. On the table, cards go down in rank and change color; open runs move as one, and an empty place takes a king. Tap a card to send it where it fits, or drag it. You can go through the stock as often as you like. Undo is free; a hint costs 30 seconds.',
    modes: ['daily', 'draw-one', 'draw-three'],
    isDaily: true,
    felt: 'green',
  },
  {
    slug: 'thumb-and-pouch',
    keyword: 'thumb-and-pouch',
    title: 'Thumb and Pouch',
    description:
      'An older cousin of Klondike with one walk through the stock and no way back. A card may lie on any suit but its own and every card may take an empty place: it looks generous, and asks for foresight. Every deal can be won.',
    descriptionShort: 'One pass through the stock, any other suit builds.',
    instructions:
      'Build the four suits up from ace to king on the foundations. On the table, a card goes on the next higher card of any other suit; open runs move as one, and an empty place takes any card. The stock turns one card at a time, and you go through it once. Undo is free; a hint costs 30 seconds.',
    modes: ['classic'],
    isDaily: false,
    felt: 'green',
  },
  ...KLONDIKES,
];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
