/** The tuning values: the editions, the contents of a board, the points. */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
import type { ModeKey, Plan } from './types';

export type Edition = PuzzleEdition<ModeKey>;

export const SIZE = 8;
export const CELLS = SIZE * SIZE;

export const KINDS = ['ruby', 'amber', 'olive', 'teal', 'sapphire', 'plum'] as const;

/** The content of a cell without an ember of a kind. */
export const PIECE = {
  hole: -2,
  empty: -1,
  star: 6,
  kettle: 7,
  crate: 8,
  lantern: 9,
  lit: 10,
} as const;

export const POWER = { none: 0, row: 1, column: 2, burst: 3 } as const;

/**
 * The signs of a layout: `.` is an ember, `#` no cell, `f` and `F` frost, `c` and `C` a crate, `L` a lantern, `x` a
 * chained ember, `k` a kettle.
 */
export const LAYOUT_SIGNS = '.#fFcCLxk';

export const POINTS = {
  ember: 10,
  maxChain: 5,
  made: { row: 40, column: 40, burst: 60, star: 100 },
  frost: 20,
  crate: 20,
  chain: 20,
  lantern: 60,
  kettle: 200,
  // The bonus for each unused swap, which is more than a swap usually scores.
  moveLeft: 300,
} as const;

/** The minimum time per swap in ms. Nobody sees and swaps faster on average. */
export const MIN_MS_PER_SWAP = 400;
/** The maximum number of rounds at the end in which the remaining powers go off. */
export const LAST_LIGHT_ROUNDS = 12;

export const DAILY_MOVES = 20;

/** Returns the plan of an open board with every kind. */
export const openPlan = (seed: string): Plan => ({
  seed,
  kinds: KINDS.length,
  moves: DAILY_MOVES,
  goals: [],
  layout: null,
});

export const MODE_LABELS: Record<ModeKey, string> = {
  daily: 'Daily',
  free: 'Free board',
  stair: 'The stair',
};

export const DAILY: Edition = {
  slug: 'ember-match',
  keyword: 'ember-match',
  title: 'Ember Match',
  description:
    'One board of embers a day, the same for everyone down to the last one that falls, and twenty swaps to make the most of it: five colors on Monday, all six from Wednesday on, and crates and chains in the way by Sunday. Three in a row burn; four leave a flare, a corner leaves a burst, five a star, and two of those together light up half the room.',
  descriptionShort: 'One board a day, twenty swaps. Make every ember count.',
  instructions:
    'Swap two neighboring embers so that three or more of a kind are in a row: drag one, or tap both. Four in a row make a flare, a corner or a cross makes a burst, five make a star; swap two of them with each other for more. Each board has a par: the points of a hand that always takes what burns most at once. A hint shows a plain swap, not the best. With keys: arrows move, Space picks up, an arrow swaps, H shows a swap, P pauses.',
  modes: ['daily', 'free'],
  isDaily: true,
};

export const STAIR: Edition = {
  slug: 'ember-match-long-stair',
  keyword: 'ember-match-long-stair',
  title: 'Ember Match: The Long Stair',
  description:
    'Thirty-six steps up a dark house, from the cellar to the roof. Thaw the frosted stones, break the crates, light the lanterns, bring the kettles down to the hearth: each step asks for something else, each has up to three stars, and every window that you pass stays lit.',
  descriptionShort: 'Thirty-six steps up a dark house, each with a goal of its own. Light it to the roof.',
  instructions:
    'Each step has a goal and a number of swaps. Three or more of a kind burn; embers that burn on frost thaw it, beside a crate break it, beside a lantern light it; kettles leave at the bottom of their column. Swaps that are left count as points, and points make stars. With keys: arrows move, Space picks up, an arrow swaps, H shows a swap, P pauses.',
  modes: ['stair'],
  isDaily: false,
};

export const EDITIONS: readonly Edition[] = [DAILY, STAIR];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
