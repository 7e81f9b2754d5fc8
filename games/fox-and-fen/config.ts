/** The tuning values: the editions, the cost of a hint, and the fastest plausible human pace. */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
import type { ModeKey, WorldKey } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  world: WorldKey;
  highlightColor: string;
}

/** The number of moves that a hint counts as. */
export const HINT_COST = 3;
/** The duration of a move's animation in ms. The next move waits for its end. */
export const STEP_MS = 140;
/** The minimum time between moves in ms, no matter how fast keys are pressed. */
export const MIN_GAP_MS = 110;
/** The minimum time per move in ms. Nobody moves faster on average. */
export const MIN_MS_PER_MOVE = 90;
export const MAX_MOVES = 4_000;
export const MODES: readonly ModeKey[] = ['one', 'two', 'three', 'four', 'five', 'six'];
/** The maximum number of moves for two stars, relative to par. */
export const SECOND_STAR = 1.35;

export const MODE_LABELS: Record<WorldKey, Record<ModeKey, string>> = {
  wood: {
    one: '1. The hem of the wood',
    two: '2. Across the fen',
    three: '3. The lost ones',
    four: '4. The old lamps',
    five: '5. Will-o’-the-wisps',
    six: '6. The last of the oil',
  },
  room: {
    one: '1. The parlour',
    two: '2. The library',
    three: '3. The dressing room',
    four: '4. The draughty landing',
    five: '5. The kitchen',
    six: '6. The ballroom',
  },
};

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'fox-and-fen',
    keyword: 'fox-and-fen',
    title: 'Fox & Fen',
    description:
      'A fox with a lantern goes home through a wood that will not stay put. Where the light falls, the old trees stand asleep; where it doesn’t, each of them takes a step for every step of yours. Learn how they walk, cross the fen on stones that sink, fetch the lost ones, light the old lamps, and make the last of the oil last. Six chapters, and a way home that nobody has to guess.',
    descriptionShort: 'Lead a fox home through a wood that moves wherever its lantern does not shine.',
    instructions:
      'Swipe, tap the tile beside the fox, or use the arrow keys or WASD. Trees with eyes take one step for each of yours, straight on and back again, but stand still in the light. Reach the den with everyone who is lost. Undo is free; a hint counts three steps. Z undoes, R restarts the level, H hints, Space shutters the lantern where it has a shutter, P pauses.',
    modes: MODES,
    isDaily: false,
    world: 'wood',
    highlightColor: '#1F5658',
  },
  {
    slug: 'moth-and-candle',
    keyword: 'moth-and-candle',
    title: 'Moth & Candle',
    description:
      'Moths have come into the old house, and only you know how they think: a moth flies straight to the nearest light it can see. Light a candle and they come; put it out and they turn to the next, and the last light of all is the moon in the window. Mind the webs, the mirrors, the draughts and the cat. Six rooms, from the parlour to the ballroom.',
    descriptionShort: 'Light candles and put them out until every moth has found the moon.',
    instructions:
      'Tap a candle to light it or to put it out. Every moth then sets out for the nearest light it sees along its row or column, and looks again at each step; between two that are equally near it stays, and where another moth sits it waits. The window is a light too. Lead all of them out in as few moves as you can. With keys: arrows choose a candle, Space or its number lights it, Z undoes, R restarts, H hints for three moves, P pauses.',
    modes: MODES,
    isDaily: false,
    world: 'room',
    highlightColor: '#6D2A63',
  },
];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
