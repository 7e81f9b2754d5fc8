/** The rule set of each level. */
import { dateOfSeed, weekdayOf } from '@/lib/domain/days/daily-seed';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import type { ModeKey, Options } from './types';

const KLONDIKE = {
  deal: 'stairs',
  isOpen: false,
  redeals: null,
  home: 'up',
  build: 'other-colour',
  run: 'built',
  space: 'last',
  nodes: 800,
} as const;
export const DRAW_ONE: Options = { ...KLONDIKE, draw: 1 };
export const DRAW_THREE: Options = { ...KLONDIKE, draw: 3 };
/**
 * The rules of Thumb and Pouch: one pass through the stock, cards build on any other suit, and an empty pile accepts
 * any card.
 */
export const THUMB_AND_POUCH: Options = {
  ...KLONDIKE,
  draw: 1,
  redeals: 0,
  build: 'other-suit',
  space: 'any',
};
/** The rule set of each mode that has its own. */
const SETS: Readonly<Partial<Record<ModeKey, Options>>> = {
  classic: THUMB_AND_POUCH,
  candlestick: {
    ...KLONDIKE,
    deal: 'threes',
    isOpen: true,
    draw: 1,
    build: 'same-suit',
    space: 'any',
    nodes: 200,
  },
  eastcliff: { ...KLONDIKE, deal: 'threes', draw: 1, redeals: 0, space: 'any', nodes: 150 },
  'gold-rush': { ...KLONDIKE, draw: 3, drawsFewer: true, redeals: 2, nodes: 160 },
  kingsley: { ...KLONDIKE, home: 'down', draw: 1 },
  porcelain: { ...KLONDIKE, draw: 3, redeals: 2, build: 'other-suit', nodes: 400 },
  saratoga: { ...KLONDIKE, isOpen: true, draw: 3, nodes: 200 },
  smokey: { ...KLONDIKE, draw: 3, build: 'same-colour', nodes: 200 },
  trigon: { ...KLONDIKE, draw: 1, build: 'same-suit', nodes: 100 },
  whitehead: {
    ...KLONDIKE,
    isOpen: true,
    draw: 1,
    redeals: 0,
    build: 'same-colour',
    run: 'suit',
    space: 'any',
    nodes: 200,
  },
  whitehorse: { ...KLONDIKE, deal: 'ones', isOpen: true, draw: 1, redeals: 1, space: 'any', nodes: 300 },
};

const FRIDAY = 4;

/** Returns the rule set of a level. A daily draws three cards from Friday to Sunday. */
export function optionsOf({ seed, mode }: LevelSpec): Options {
  if (mode === 'draw-three') return DRAW_THREE;
  const modeOptions = SETS[mode as ModeKey];
  if (modeOptions) return modeOptions;
  const date = dateOfSeed(seed);
  const isHard = (mode as ModeKey) === 'daily' && date !== null && weekdayOf(date) >= FRIDAY;
  return isHard ? DRAW_THREE : DRAW_ONE;
}
