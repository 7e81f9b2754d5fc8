/** The tuning values: the editions of the catalog, their modes, the cost of help. */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
import type { LayoutKey, ModeKey } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  layout: LayoutKey;
  highlightColor: string;
}

export const HINT_PENALTY_MS = 15_000;
export const SHUFFLE_PENALTY_MS = 60_000;
/** The minimum time per pair in ms. Nobody finds and takes pairs faster over a complete game. */
export const MIN_MS_PER_PAIR = 300;
export const MAX_MOVES = 2_000;

/** The minimum number of open pairs at the start of an ordinary deal, if the layout allows it. */
export const MIN_OPEN_PAIRS = 4;
/**
 * The number of deals that easy mode creates. Among those with the most open pairs, it uses the one that random play
 * clears most often.
 */
export const EASY_CANDIDATES = 14;
export const EASY_FINALISTS = 7;
export const EASY_PLAYOUTS = 5;

export const MODE_LABELS: Record<ModeKey, string> = {
  tonight: 'Ordinary',
  easy: 'Gentle',
  keen: 'Hidden faces',
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
  {
    slug: 'mahjong-the-crescent',
    layout: 'crescent',
    highlightColor: '#2F3F7A',
    title: 'Mahjong: The Crescent',
    description:
      'A young moon, three layers thick along its back and one at its tips. The tips are free from the start and the back opens row by row: take from the middle early, or its bow stays standing when the rest is gone.',
    descriptionShort: 'A thin moon with a heavy back.',
  },
  {
    slug: 'mahjong-moon-gate',
    layout: 'gate',
    highlightColor: '#8A2F3A',
    title: 'Mahjong: Moon Gate',
    description:
      'A gate of two beams on two pillars. The beams are long and open only at their ends; the pillars are two tiles wide, so every tile of theirs is free the moment it lies on top. Keep something of the beams for the pillars’ partners.',
    descriptionShort: 'Two long beams on two quick pillars.',
  },
  {
    slug: 'mahjong-the-moth',
    layout: 'moth',
    highlightColor: '#5A4A78',
    title: 'Mahjong: The Moth',
    description:
      'Four wings on a narrow body. The wings are low and open all around, the body is three deep and joins them: free the body in time, for nothing else holds its tiles’ partners.',
    descriptionShort: 'Four low wings, and a body between them.',
  },
  {
    slug: 'mahjong-the-steeple',
    layout: 'steeple',
    highlightColor: '#4A3A2A',
    title: 'Mahjong: The Steeple',
    description:
      'One steeple, seven layers high, seen from the front. Its middle line is the only tower in it and nearly a third of the tiles stand there, under one another. Climb down it whenever you can.',
    descriptionShort: 'Seven layers high, and all in the middle.',
  },
  {
    slug: 'mahjong-the-carp',
    layout: 'carp',
    highlightColor: '#1F6A6A',
    title: 'Mahjong: The Carp',
    description:
      'A carp with a forked tail, seen from the side. Fins and tail are quick to take, and the narrow joint behind the body lets go early; the body is one wide block that opens row by row from the mouth.',
    descriptionShort: 'A quick tail, and a body that opens at the mouth.',
  },
  {
    slug: 'mahjong-hourglass',
    layout: 'hourglass',
    highlightColor: '#8A6A1F',
    title: 'Mahjong: Hourglass',
    description:
      'Wide and low at both ends, narrow and five layers high where the sand runs. Both ends feed the neck, and the neck feeds nothing: bring it down while there is something left to match.',
    descriptionShort: 'Low ends and a high, narrow neck.',
  },
  {
    slug: 'mahjong-the-alleys',
    layout: 'alleys',
    highlightColor: '#3A4A3A',
    title: 'Mahjong: The Alleys',
    description:
      'Walls of two tiles around a way that leads to the middle and out again. A wall that runs across opens at its ends alone, one that runs up and down lies open on both sides. Read the map before you break the first corner.',
    descriptionShort: 'Walls around a way: read the map first.',
  },
  {
    slug: 'mahjong-the-crown',
    layout: 'crown',
    highlightColor: '#7A2F6A',
    title: 'Mahjong: The Crown',
    description:
      'Three points, four jewels and a heavy band. The points are gone in a minute; the band is two rows of two that run the whole width of the table and open at both ends only.',
    descriptionShort: 'Three light points on a long, heavy band.',
  },
  {
    slug: 'mahjong-the-wave',
    layout: 'wave',
    highlightColor: '#1F4F8A',
    title: 'Mahjong: The Wave',
    description:
      'A wave that rises to the right and breaks to the left, over two rows of sea. The crest is narrow and free; what carries it leans on long rows below, which open from the edges of the table.',
    descriptionShort: 'A free crest over long rows of sea.',
  },
  {
    slug: 'mahjong-four-courts',
    layout: 'courts',
    highlightColor: '#5A6A2A',
    title: 'Mahjong: Four Courts',
    description:
      'Four courtyards, one of them in each corner, and a hall in the middle that every wall leads to. Walls are opened from inside a court as well as from outside; the hall waits for all four.',
    descriptionShort: 'Four courtyards around one hall.',
  },
  {
    slug: 'mahjong-teacup',
    layout: 'teacup',
    highlightColor: '#2F6A8A',
    title: 'Mahjong: Teacup',
    description:
      'Half a set, 72 tiles, as a cup with a handle: large on a phone and done before the tea is cold. Each face is there only twice, and three layers of it are under the rim.',
    descriptionShort: 'Half a set, gone before the tea is cold.',
  },
];

export const EDITIONS: readonly Edition[] = SHAPES.map((shape) => ({
  ...shape,
  keyword: shape.slug,
  instructions: HOW_TO,
  modes: MODES,
  isDaily: false,
}));

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
