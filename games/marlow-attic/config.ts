/**
 * The tuning values: the number of objects in each mode, the objects to find and their cues, the cost of help and wrong
 * taps, the editions.
 */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
import type { Room } from './things/thing';
import { CHAPTERS } from './chapters';
import { CHAPTER_KEYS, type ChapterKey, type Cue, type FreeKey, type ModeKey, type SceneKey } from './types';

export interface ScenePlan {
  /** The possible scenes, one of which the seed selects. */
  scenes: readonly SceneKey[];
  /** The rooms whose objects are used, or all rooms when omitted. */
  rooms?: readonly Room[];
  objectCount: number;
  targetCount: number;
  /** The maximum rotation to either side, in 24ths of a full turn. 12 allows any orientation. */
  tilt: number;
  /** The kinds of cues, which alternate. */
  cues: readonly Cue[];
}

export type Edition = PuzzleEdition<ModeKey>;

export const HINT_PENALTY_MS = 30_000;
export const MISS_PENALTY_MS = 5_000;
/** The number of successive wrong taps that cost nothing. */
export const FREE_MISSES = 2;
/** The distance by which a tap may miss an object, in units. */
export const FINGER_RADIUS = 14;
/** The radius of a hint's light, and the maximum distance of the object from its center. */
export const LIGHT_RADIUS = 130;
export const LIGHT_OFF = 55;
/** The minimum time per find in ms. Nobody reads, finds and points faster on average. */
export const MIN_MS_PER_FIND = 600;
/** A wrong tap or a hint within this time after another move is ignored. */
export const MIN_MS_PER_MOVE = 300;
export const MAX_MOVES = 400;
/** The longer side of an object with size 1, in units, and the minimum (34 px when the scene is 355 px wide). */
export const USUAL_OBJECT_SIZE = 112;
export const MIN_OBJECT_SIZE = 96;
/**
 * The minimum visible fraction of an object while objects are placed, and finally that of an object to find. The rules
 * promise 65 %.
 */
export const MIN_VISIBLE_SHARE = 0.72;
export const MIN_VISIBLE_TARGET_SHARE = 0.7;
/**
 * The fraction from which the coarse measurement is reliable, even for thin objects. Below it, the fraction is
 * measured finely.
 */
export const PLAIN_VISIBLE_SHARE = 0.8;
export const FINE_VISIBLE_SHARE = 0.66;

const ATTIC: readonly SceneKey[] = ['window', 'chimney', 'rafters'];

const createDayPlan = (
  scene: SceneKey,
  placedObjects: number,
  wanted: number,
  tilt: number,
  ...cues: readonly Cue[]
): ScenePlan => ({ scenes: [scene], objectCount: placedObjects, targetCount: wanted, tilt, cues });

/** The plan for each weekday, starting on Monday. */
export const WEEK: readonly ScenePlan[] = [
  createDayPlan('window', 52, 10, 1, 'word'),
  createDayPlan('chimney', 58, 11, 1, 'word'),
  createDayPlan('rafters', 62, 12, 2, 'word'),
  createDayPlan('window', 64, 12, 2, 'word', 'shape'),
  createDayPlan('chimney', 68, 12, 6, 'shape'),
  createDayPlan('rafters', 72, 12, 12, 'word', 'shape'),
  createDayPlan('window', 74, 12, 6, 'riddle'),
];

export const FREE_PLANS: Readonly<Record<FreeKey, ScenePlan>> = {
  calm: { scenes: ATTIC, objectCount: 48, targetCount: 10, tilt: 1, cues: ['word'] },
  evening: { scenes: ATTIC, objectCount: 62, targetCount: 12, tilt: 3, cues: ['word', 'word', 'shape'] },
  keen: { scenes: ATTIC, objectCount: 76, targetCount: 14, tilt: 12, cues: ['riddle', 'shape'] },
};

export const MODE_LABELS = {
  daily: 'Daily',
  calm: 'Calm',
  evening: 'Evening',
  keen: 'Keen',
  ...Object.fromEntries(CHAPTER_KEYS.map((key) => [key, CHAPTERS[key].title])),
} as Record<ModeKey, string>;

export const isChapter = (mode: string): mode is ChapterKey => Object.hasOwn(CHAPTERS, mode);

const RULES =
  'Tap the things on the list. Pinch, or turn the wheel, to zoom in, and drag to look around. The third wrong tap in a row, and each one after it, costs 5 seconds; a hint lights a part of the picture and costs 30. With keys: arrows move the glass, with Shift by leaps, Home brings it back to the middle, Enter picks, plus and minus look closer, H hints. The game is made of looking; with a screen reader, hints name the place and the arrows say where the glass is.';

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'marlow-attic',
    keyword: 'marlow-attic',
    title: 'Marlow Attic',
    description:
      'An attic full of things, cut from paper and lit by one lamp, in another disorder every evening. Ten things to find on Monday, by name; then by their shapes; and on Sunday by riddles. Or as many evenings more as you like: calm, with the clock out of sight, or keen.',
    descriptionShort: 'A new heap of things every evening, and ten or more of them to find.',
    instructions: RULES,
    modes: ['daily', 'calm', 'evening', 'keen'],
    isDaily: true,
  },
  {
    slug: 'the-attic-at-marlow-hall',
    keyword: 'the-attic-at-marlow-hall',
    title: 'The Attic at Marlow Hall',
    description:
      'An old house, ten letters, and somebody who was waited for. Each letter sends you to a room, each room holds more than the last, and what you find there tells a little of the rest. The things lie elsewhere every time you come back.',
    descriptionShort: 'Ten rooms, ten letters, and a lamp that was never out.',
    instructions: RULES,
    modes: CHAPTER_KEYS,
    isDaily: false,
  },
];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
