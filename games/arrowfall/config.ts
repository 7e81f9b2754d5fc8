/** The tuning values: the editions, the range, the bow, and the points for a hit. */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
import type { ItemKind, ModeKey, WorldKey } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  world: WorldKey;
  highlightColor: string;
  modeLabels: Readonly<Partial<Record<ModeKey, string>>>;
}

/** The size and positions of the range in units. The y axis points down. */
export const WIDTH = 1000;
export const HEIGHT = 900;
export const GROUND = 800;
export const BOW_X = 120;
export const ARCHER_HEIGHT = 610;

/** Subunits per unit. Positions and speeds are integers in subunits. */
export const SUBUNITS = 1024;
export const STEPS_PER_SECOND = 120;
/** The number of ticks after which every moving object is back at its start. */
export const CLOCK = 7200;
/** The number of parts in a circle. The bow's angle is a number of parts, counted upward from horizontal. */
export const CIRCLE = 1440;
export const MIN_ANGLE = -120;
export const MAX_ANGLE = 330;
export const POWERS = 60;
/** The arrow's speed at power 0, and its increase per step of power. */
export const MIN_ARROW_SPEED = 3 * SUBUNITS;
export const SPEED_PER_POWER = 108;
export const GRAVITY = 52;
export const WIND = 5;
export const FALL = 80;
export const LONGEST_SHOT = 1500;
/** The number of units per step that fire spreads along a rope, and that a rocket rises. */
export const FIRE_PACE = 2.5;
export const ROCKET_PACE = 5;
export const ROCKET_WAIT = 40;
export const ROCKET_REACH = 52;

export const LEVELS_PER_CHAPTER: Readonly<Record<WorldKey, number>> = { fair: 12, harbour: 8 };
export const STARS_PER_LEVEL = 3;
export const STANDS_PER_ROUND = 5;
/** The points of each ring, from the gold outward. */
export const RING_POINTS: readonly number[] = [50, 40, 30, 20, 10];
export const POINTS: Readonly<Partial<Record<ItemKind, number>>> = {
  balloon: 20,
  apple: 40,
  bell: 30,
  lantern: 20,
};
/** The points for each further goal of one arrow, and for each unused arrow. */
export const CHAIN_POINTS = 10;
export const SPARE_POINTS = 25;

/** The minimum time per move in ms. Nobody aims, shoots and watches the hit faster on average. */
export const MIN_MS_PER_MOVE = 150;
export const MAX_MOVES = 1_500;

const KEYS =
  'With keys: up and down aim (with Shift finely), hold Space to draw and let go; or set the draw with left and right and loose with Enter. R begins a level again, L opens the levels. A tap or Space while the arrow flies speeds it up.';
const DRAW =
  'Drag back from anywhere, as if you held the string: the further, the stronger. Dots show the first part of the flight. Let go to loose; pull hardly at all to think again.';
const STARS =
  'Every level has three stars for using few arrows, and points for gold rings, for several hits with one arrow and for arrows that are left. A level can be tried as often as you like; the best counts.';

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'arrowfall',
    keyword: 'arrowfall',
    title: 'Arrowfall',
    description:
      'The archery stalls of a night fair. Straw targets and balloons to begin with; then ropes to cut, so that a sack of flour rings the bell below; then wheels, swings and things that hide behind boards; at last wind that a flag tells you of, and drums off which an arrow bounces. Forty-eight stands, each with an idea of its own, and a new round of five whenever you like. The same shot always flies the same way.',
    descriptionShort: 'Draw, aim and loose: targets, ropes, bells and wind at a night fair.',
    instructions: `${DRAW} Hit every target, balloon, apple and bell with the arrows of your quiver; whatever is done bears a tick. ${STARS} ${KEYS}`,
    modes: ['one', 'two', 'three', 'four', 'round'],
    isDaily: false,
    world: 'fair',
    highlightColor: '#8A3F2A',
    modeLabels: {
      one: '1. Straw and gold',
      two: '2. Ropes and bells',
      three: '3. Wheels and swings',
      four: '4. Wind and drums',
      round: 'Quick round',
    },
  },
  {
    slug: 'arrowfall-lantern-harbour',
    keyword: 'arrowfall-lantern-harbour',
    title: 'Arrowfall: Lantern Harbour',
    description:
      'The harbor is dark, and your arrows burn. They fly right through paper lanterns and light every one on their way; fire runs along tarred ropes from lamp to lamp, and rockets light what hangs above them. But rain spouts put an arrow out, and some nights it starts dark and has to go through a brazier first. Twenty-four quays to light, each in as few arrows as can be, and a new round whenever you like.',
    descriptionShort: 'Burning arrows light chains of lanterns over a dark harbor.',
    instructions: `${DRAW} Light every lantern: a burning arrow flies through them and on. Fire runs along the ropes between lanterns, and a rocket lights those above it. Water puts an arrow out; a brazier or a lit lantern kindles it again. ${STARS} ${KEYS}`,
    modes: ['one', 'two', 'three', 'round'],
    isDaily: false,
    world: 'harbour',
    highlightColor: '#1E4A7A',
    modeLabels: {
      one: '1. The quay',
      two: '2. Ropes and rockets',
      three: '3. Rain and embers',
      round: 'Quick round',
    },
  },
];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
