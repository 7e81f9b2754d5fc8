/** The tuning values: the editions, their chapters, the stars of a level. */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
import type { ModeKey, WorldKey } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  world: WorldKey;
  highlightColor: string;
  modeLabels: Readonly<Record<ModeKey, string>>;
}

/** The number of ways to steer a craft. */
export const STEER_COUNT = 3;
/** The number of gusts above the minimum that still earns the third star. */
export const SPARE_GUSTS = 1;
export const STARS_PER_LEVEL = 3;
export const LEVELS_PER_CHAPTER = 5;
export const MAX_CRAFTS = 2;
/** The minimum time per move in ms. Nobody looks and presses faster on average. */
export const MIN_MS_PER_MOVE = 90;
export const MAX_MOVES = 3_000;

const MODES: readonly ModeKey[] = ['one', 'two', 'three', 'four', 'five', 'six'];
const KEYS =
  'With keys: the arrows steer, Space drifts, 1 and 2 choose, H hints, Z undoes, R restarts, L opens the levels.';
const STARS =
  'Every level has three stars: for all the post, for every friend you meet on the way, and for needing few gusts. A hint counts as a gust; taking back is free, and nothing can be lost.';

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'balloon-post',
    keyword: 'balloon-post',
    title: 'Balloon Post',
    description:
      'The post of this little town comes by hot-air balloon. A balloon can only go up and down; the rest is the wind, which blows another way in every layer of the sky. Find the layer that goes where the letter wants to go, make friends with the swallows on the way, and come to rest over the right roof. Thirty small flights for everybody from five years up, with nothing to lose and nothing to hurry for.',
    descriptionShort: 'Ride the winds and bring every roof its post.',
    instructions: `A balloon rises, sinks or drifts, and the wind of its layer carries it on: press one of the rings that show where it would stop. Over a roof that waits for its parcel, it delivers the parcel. ${STARS} ${KEYS}`,
    modes: MODES,
    isDaily: false,
    world: 'air',
    highlightColor: '#8A4A2A',
    modeLabels: {
      one: '1. Fair winds',
      two: '2. Clouds',
      three: '3. Two balloons',
      four: '4. Chimneys',
      five: '5. Mailbags',
      six: '6. April rain',
    },
  },
  {
    slug: 'submarine-post',
    keyword: 'submarine-post',
    title: 'Submarine Post',
    description:
      'Under the harbor there is a second town, and its post comes by submarine. Down here the currents run up and down, a different one in every column of water; you only choose between left and right. Slip through whirlpools, wake the gates of pearl, take sea-horses along, and bring crabs and snails their letters. Thirty small dives, as calm as deep water.',
    descriptionShort: 'Ride the currents and bring post to the bottom of the sea.',
    instructions: `A submarine goes left, right or drifts, and the current of its column carries it on: press one of the rings that show where it would stop. Above a house that waits for its parcel, it delivers the parcel. A submarine that stops in a whirlpool comes out of the other one; gates open once it has met a sea-horse. ${STARS} ${KEYS}`,
    modes: MODES,
    isDaily: false,
    world: 'sea',
    highlightColor: '#1F6B78',
    modeLabels: {
      one: '1. Gentle currents',
      two: '2. Rocks',
      three: '3. Two boats',
      four: '4. Whirlpools',
      five: '5. Mailbags',
      six: '6. Pearl gates',
    },
  },
];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
