/** All tuning: the editions of the catalogue, how large a greenhouse is, what forgetting costs. */
import type { PuzzleEdition } from '../kit/puzzle/kind';
import type { ModeKey } from './types';

export interface Size {
  columns: number;
  rows: number;
}

export interface Edition extends PuzzleEdition<ModeKey> {
  /** How many of a kind belong together. */
  of: 2 | 3;
  /** Whether the plants are easily taken for one another. */
  isAlike: boolean;
  highlightColor: string;
}

/** For opening a stranger while the right pane had been seen: what was luck costs nothing. */
export const FORGOTTEN_MS = 4_000;
/** Nobody looks and opens faster, pane after pane. */
export const MIN_MS_PER_MOVE = 220;
export const MAX_MOVES = 4_000;

export const MODE_LABELS: Record<ModeKey, string> = { bed: 'Bed', border: 'Border', house: 'Great house' };
const MODES: readonly ModeKey[] = ['bed', 'border', 'house'];

/** Six columns are what a phone holds with panes for a finger. */
export const SIZES: Record<Edition['of'], Record<ModeKey, Size>> = {
  2: { bed: { columns: 4, rows: 4 }, border: { columns: 5, rows: 6 }, house: { columns: 6, rows: 8 } },
  3: { bed: { columns: 4, rows: 6 }, border: { columns: 5, rows: 6 }, house: { columns: 6, rows: 7 } },
};

const HOW_TO =
  'Open the panes of the greenhouse one after the other and remember what stands behind them. What belongs together stays lit; a stranger closes the others with the next pane you open, so look as long as you like. A miss costs four seconds only where you had already seen the right pane. With keys: arrows move, Enter opens, P pauses.';

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'glasshouse',
    keyword: 'glasshouse',
    title: 'Glasshouse',
    description:
      'A greenhouse at night, and a plant behind every pane: find the pairs. Luck is never held against you; only what you had seen and forgot costs time. From sixteen panes to forty-eight.',
    descriptionShort: 'Pairs behind glass. Only forgetting costs time.',
    instructions: HOW_TO,
    modes: MODES,
    isDaily: false,
    of: 2,
    isAlike: false,
    highlightColor: '#1F5A44',
  },
  {
    slug: 'glasshouse-threes',
    keyword: 'glasshouse-threes',
    title: 'Glasshouse: Threes',
    description:
      'Every plant stands behind three panes. Two of a kind stay open only if the third one follows, so a pair in the hand is worth nothing until you know where its sister is.',
    descriptionShort: 'Three of a kind, or none of them stays.',
    instructions: `${HOW_TO} Three panes belong together here.`,
    modes: MODES,
    isDaily: false,
    of: 3,
    isAlike: false,
    highlightColor: '#4A3A7A',
  },
  {
    slug: 'glasshouse-look-alikes',
    keyword: 'glasshouse-look-alikes',
    title: 'Glasshouse: Look-Alikes',
    description:
      'A house of few species in many pots. The tulip in the striped pot is not the tulip in the tin: what has to be remembered is the whole picture, and half of it is never enough.',
    descriptionShort: 'The same plant in another pot is another plant.',
    instructions: `${HOW_TO} Plant and pot must both be the same.`,
    modes: MODES,
    isDaily: false,
    of: 2,
    isAlike: true,
    highlightColor: '#7A3F2A',
  },
];

/** Gives the edition of a keyword, null when there is none. */
export function editionOf(keyword: string): Edition | null {
  return EDITIONS.find((edition) => edition.keyword === keyword) ?? null;
}
