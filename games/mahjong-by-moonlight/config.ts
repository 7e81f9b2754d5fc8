/** All tuning: the editions of the catalogue, their modes, what help costs. */
import type { PuzzleEdition } from '../kit/puzzle/kind';
import type { LayoutKey, ModeKey } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  layout: LayoutKey;
  highlightColor: string;
}

export const HINT_PENALTY_MS = 15_000;
export const SHUFFLE_PENALTY_MS = 60_000;
/** Nobody finds and takes pairs faster, all the way through. */
export const MIN_MS_PER_PAIR = 300;
export const MAX_MOVES = 2_000;

/** An ordinary deal begins with so many pairs to choose from, where the shape allows it. */
export const LEAST_OPEN_PAIRS = 4;
/** Easy is made of so many deals: of the most open ones that which most games of chance clear. */
export const EASY_CANDIDATES = 14;
export const EASY_FINALISTS = 7;
export const EASY_PLAYOUTS = 5;

export const MODE_LABELS: Record<ModeKey, string> = {
  tonight: 'Tonight’s deal',
  easy: 'Easy',
  keen: 'Keen',
};
const MODES: readonly ModeKey[] = ['tonight', 'easy', 'keen'];

const HOW_TO =
  'Take the tiles off in matching pairs until the table is empty. A tile is free when nothing lies on it and its left or its right side is open. Equal faces match; any two seasons match, and any two flowers. Every deal can be cleared. Undo is free, a hint costs 15 seconds, a shuffle 60.';

interface Shape {
  slug: string;
  layout: LayoutKey;
  highlightColor: string;
  title: string;
  description: string;
  descriptionShort: string;
}

const SHAPES: readonly Shape[] = [
  {
    slug: 'mahjong-by-moonlight',
    layout: 'turtle',
    highlightColor: '#123D34',
    title: 'Mahjong by Moonlight',
    description:
      'The turtle that everyone knows, under one lamp: 144 tiles in five layers, with lanterns, leaves and waves for suits. Every deal can be cleared. Choose a gentle deal, an ordinary one, or one that hides each face until its tile is free.',
    descriptionShort: 'The classic turtle, and every deal can be cleared.',
  },
  {
    slug: 'mahjong-the-bridge',
    layout: 'bridge',
    highlightColor: '#3A4F78',
    title: 'Mahjong: The Bridge',
    description:
      'Two banks and a deck of three layers between them. Its rows are fourteen tiles long and open only at the ends, so the middle of the bridge waits for both banks to come down.',
    descriptionShort: 'Long rows that open only from the banks.',
  },
  {
    slug: 'mahjong-two-towers',
    layout: 'towers',
    highlightColor: '#5B3A68',
    title: 'Mahjong: Two Towers',
    description:
      'Two keeps of six layers with a wall between them. Most of the tiles are stacked where they can’t be seen from the side, and a tower that is left too long stands alone. Keep both coming down together.',
    descriptionShort: 'Six layers high: bring both down together.',
  },
  {
    slug: 'mahjong-the-well',
    layout: 'well',
    highlightColor: '#1F5A6A',
    title: 'Mahjong: The Well',
    description:
      'A high rim around an empty middle. Every row can be worked from the water as well as from outside, but the corners are three deep and hold the rim together.',
    descriptionShort: 'A deep rim, worked from inside and out.',
  },
  {
    slug: 'mahjong-fishing-boat',
    layout: 'boat',
    highlightColor: '#274B7F',
    title: 'Mahjong: Fishing Boat',
    description:
      'A sail, a short mast and a heavy hull. The sail opens at once and runs out soon; the hull is four layers of long planks. Spend the sail slowly.',
    descriptionShort: 'A light sail above a heavy hull.',
  },
  {
    slug: 'mahjong-spiral-stair',
    layout: 'stair',
    highlightColor: '#7A4A2B',
    title: 'Mahjong: Spiral Stair',
    description:
      'One stair, one tile wide, that winds inwards and climbs to five layers. Its flights up and down lie open on both sides, those across only at their ends.',
    descriptionShort: 'One winding stair that climbs as it turns.',
  },
  {
    slug: 'mahjong-the-owl',
    layout: 'owl',
    highlightColor: '#6A4A22',
    title: 'Mahjong: The Owl',
    description:
      'An owl with two tall eyes and a beak between them. The feathers at the edge are quick, the eyes are four deep, and nothing under the beak moves before the beak does.',
    descriptionShort: 'Two tall eyes, and a beak that holds them.',
  },
  {
    slug: 'mahjong-night-garden',
    layout: 'garden',
    highlightColor: '#2E5A3A',
    title: 'Mahjong: Night Garden',
    description:
      'Eight flower beds and a path. Every bed has its own way in, so there is more to choose from than in any other layout, and more to keep in mind.',
    descriptionShort: 'Eight beds, many ways in, much to remember.',
  },
  {
    slug: 'mahjong-tram-ride',
    layout: 'tram',
    highlightColor: '#8A4A22',
    title: 'Mahjong: Tram Ride',
    description:
      'Half a set, 72 tiles, in the shape of a tram: large on a phone and done between two stops. Each face is there only twice, so a pair is never the wrong one and only the looking counts.',
    descriptionShort: 'Half a set: large tiles, a few minutes.',
  },
];

export const EDITIONS: readonly Edition[] = SHAPES.map((shape) => ({
  ...shape,
  keyword: shape.slug,
  instructions: HOW_TO,
  modes: MODES,
  isDaily: false,
}));

/** Gives the edition of a keyword, null when there is none. */
export function editionOf(keyword: string): Edition | null {
  return EDITIONS.find((edition) => edition.keyword === keyword) ?? null;
}
